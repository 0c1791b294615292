// Package save writes a game that is under way as text and reads it back: the
// record, which everybody can read, under a few lines that only this program
// needs (who sits where, what was undone), and a checksum over all of it.
//
// Every game has two slots that are written in turn, so that whatever goes wrong
// with one leaves the other: [Newest] takes the newest that is whole and whose
// record can be played. It opens no file and knows no time; that is the
// caller's.
package save
