package java.lang.invoke;

public class MethodType {}
