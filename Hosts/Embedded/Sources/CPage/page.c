// The page does everything that is declared here.
#include "CPage.h"
