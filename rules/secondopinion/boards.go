package secondopinion

import "slices"

// three is the board of Three Men's Morris.
var three = newGrid(0, square(3), [][]int{
	{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6},
})

// alquerque is the five by five board of Alquerque and Bagh Chal.
var alquerque = newGrid(0, square(5), alquerqueLines)

var alquerqueLines = [][]int{
	{0, 1, 2, 3, 4}, {5, 6, 7, 8, 9}, {10, 11, 12, 13, 14}, {15, 16, 17, 18, 19}, {20, 21, 22, 23, 24},
	{0, 5, 10, 15, 20}, {1, 6, 11, 16, 21}, {2, 7, 12, 17, 22}, {3, 8, 13, 18, 23}, {4, 9, 14, 19, 24},
	{0, 6, 12, 18, 24}, {4, 8, 12, 16, 20}, {2, 6, 10}, {2, 8, 14}, {10, 16, 22}, {14, 18, 22},
}

// achi16 is two squares joined by links, which are no rows of three.
var achi16 = newGrid(2, [][2]int{
	{-2, -2}, {0, -2}, {2, -2}, {-1, -1}, {0, -1}, {1, -1}, {-2, 0}, {-1, 0},
	{1, 0}, {2, 0}, {-1, 1}, {0, 1}, {1, 1}, {-2, 2}, {0, 2}, {2, 2},
}, [][]int{
	{0, 1, 2}, {13, 14, 15}, {0, 6, 13}, {2, 9, 15},
	{3, 4, 5}, {10, 11, 12}, {3, 7, 10}, {5, 8, 12},
	{1, 4}, {6, 7}, {8, 9}, {11, 14},
})

// morris and morrisDiagonal are the three nested squares without and with the corner lines.
var (
	morris         = newGrid(3, morrisPoints, morrisLines)
	morrisDiagonal = newGrid(3, morrisPoints, slices.Concat(morrisLines, cornerLines))
)

var morrisPoints = [][2]int{
	{-3, -3}, {0, -3}, {3, -3}, {-2, -2}, {0, -2}, {2, -2}, {-1, -1}, {0, -1}, {1, -1},
	{-3, 0}, {-2, 0}, {-1, 0}, {1, 0}, {2, 0}, {3, 0},
	{-1, 1}, {0, 1}, {1, 1}, {-2, 2}, {0, 2}, {2, 2}, {-3, 3}, {0, 3}, {3, 3},
}

var morrisLines = [][]int{
	{0, 1, 2}, {2, 14, 23}, {21, 22, 23}, {0, 9, 21},
	{3, 4, 5}, {5, 13, 20}, {18, 19, 20}, {3, 10, 18},
	{6, 7, 8}, {8, 12, 17}, {15, 16, 17}, {6, 11, 15},
	{1, 4, 7}, {12, 13, 14}, {16, 19, 22}, {9, 10, 11},
}

// cornerLines join the corners of the squares.
var cornerLines = [][]int{{0, 3, 6}, {2, 5, 8}, {15, 18, 21}, {17, 20, 23}}

// goats is the board of Goats and Tigers: the apex, three rows of six and the base.
var goats = newBoard(
	[]string{
		"a1",
		"b1", "b2", "b3", "b4", "b5", "b6",
		"c1", "c2", "c3", "c4", "c5", "c6",
		"d1", "d2", "d3", "d4", "d5", "d6",
		"e1", "e2", "e3", "e4",
	},
	[][]int{
		{0, 2, 8, 14, 19}, {0, 3, 9, 15, 20}, {0, 4, 10, 16, 21}, {0, 5, 11, 17, 22},
		{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}, {13, 14, 15, 16, 17, 18}, {19, 20, 21, 22},
		{1, 7, 13}, {6, 12, 18},
	},
)

// leopards is the alquerque board with a triangle on the middle of each side.
var leopards = newGrid(0, leopardPoints(), [][]int{
	// The rows and columns of the square; the middle ones run on through two triangles.
	{0, 1, 2, 3, 4}, {5, 6, 7, 8, 9}, {35, 32, 14, 13, 12, 11, 10, 44, 47}, {15, 16, 17, 18, 19}, {20, 21, 22, 23, 24},
	{0, 5, 10, 15, 20}, {1, 6, 11, 16, 21}, {29, 26, 2, 7, 12, 17, 22, 38, 41}, {3, 8, 13, 18, 23}, {4, 9, 14, 19, 24},
	// The diagonals; the small ones continue as sides of triangles.
	{0, 6, 12, 18, 24}, {4, 8, 12, 16, 20},
	{28, 25, 2, 8, 14, 33, 36}, {30, 27, 2, 6, 10, 43, 46}, {34, 31, 14, 18, 22, 39, 42}, {40, 37, 22, 16, 10, 45, 48},
	// The two cross lines of each triangle.
	{25, 26, 27}, {28, 29, 30}, {31, 32, 33}, {34, 35, 36}, {37, 38, 39}, {40, 41, 42}, {43, 44, 45}, {46, 47, 48},
})

func leopardPoints() [][2]int {
	var at [][2]int
	for _, xy := range square(5) {
		at = append(at, [2]int{xy[0] + 2, xy[1] + 2})
	}
	return append(at,
		[2]int{3, 1}, [2]int{4, 1}, [2]int{5, 1}, [2]int{2, 0}, [2]int{4, 0}, [2]int{6, 0},
		[2]int{7, 3}, [2]int{7, 4}, [2]int{7, 5}, [2]int{8, 2}, [2]int{8, 4}, [2]int{8, 6},
		[2]int{5, 7}, [2]int{4, 7}, [2]int{3, 7}, [2]int{6, 8}, [2]int{4, 8}, [2]int{2, 8},
		[2]int{1, 5}, [2]int{1, 4}, [2]int{1, 3}, [2]int{0, 6}, [2]int{0, 4}, [2]int{0, 2},
	)
}
