// GNUstep asks for this file of a runtime that is not needed to check.
