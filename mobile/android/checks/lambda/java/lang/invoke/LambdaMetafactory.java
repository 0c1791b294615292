package java.lang.invoke;

public class LambdaMetafactory {
    public static native CallSite metafactory(
            MethodHandles.Lookup caller,
            String name,
            MethodType factory,
            MethodType method,
            MethodHandle body,
            MethodType dynamic);
}
