package secondopinion_test

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"testing"

	"t3hunting/rules"
	"t3hunting/rules/secondopinion"
)

var (
	positions = flag.Int("positions", 1000, "compare so many positions for each value of each option")
	seed      = flag.Uint64("seed", 1, "play other random games")
)

// TestCatalogs checks that both implementations offer the same games and the same choices.
func TestCatalogs(t *testing.T) {
	var ids []string
	for _, r := range rules.All() {
		ids = append(ids, r.ID)
		var ours, theirs []string
		for _, o := range secondopinion.Options(r.ID) {
			ours = append(ours, fmt.Sprint(o.Name, o.Values))
		}
		for _, o := range r.Options {
			var values []string
			for _, v := range o.Values {
				values = append(values, v.Name)
			}
			theirs = append(theirs, fmt.Sprint(o.Name, values))
		}
		slices.Sort(ours)
		slices.Sort(theirs)
		if !slices.Equal(ours, theirs) {
			t.Errorf("%s: options %q here, %q in rules", r.ID, ours, theirs)
		}
	}
	ours := secondopinion.IDs()
	slices.Sort(ours)
	slices.Sort(ids)
	if !slices.Equal(ours, ids) {
		t.Errorf("games %q here, %q in rules", ours, ids)
	}
}

// TestCompare plays random games of every ruleset with its defaults, with every other value of every option,
// and with options drawn at random for each game, and compares every position.
func TestCompare(t *testing.T) {
	n := *positions
	if testing.Short() {
		n /= 10
	}
	for _, id := range secondopinion.IDs() {
		options := secondopinion.Options(id)
		compareGames(t, id, "defaults", n, func(*rand.Rand) map[string]string { return nil })
		for _, o := range options {
			for _, value := range o.Values[1:] {
				compareGames(t, id, o.Name+"="+value, n, func(*rand.Rand) map[string]string {
					return map[string]string{o.Name: value}
				})
			}
		}
		if len(options) > 1 {
			compareGames(t, id, "mixed", n, func(random *rand.Rand) map[string]string {
				chosen := map[string]string{}
				for _, o := range options {
					chosen[o.Name] = o.Values[random.IntN(len(o.Values))]
				}
				return chosen
			})
		}
	}
}

// compareGames plays whole games until n positions have been compared. It stops at the first difference.
func compareGames(t *testing.T, id, name string, n int, choose func(*rand.Rand) map[string]string) {
	t.Run(id+"/"+name, func(t *testing.T) {
		hash := fnv.New64a()
		fmt.Fprint(hash, id, name)
		random := rand.New(rand.NewPCG(hash.Sum64(), *seed))
		reasons, kinds := map[string]int{}, map[rules.Kind]int{}
		for n > 0 {
			p := newPair(t, random, id, choose(random))
			compared, reason := p.play(random)
			for kind, times := range p.kinds {
				kinds[kind] += times
			}
			if t.Failed() {
				return
			}
			n -= compared
			reasons[reason]++
		}
		t.Logf("played %v, ended by %v", kinds, reasons)
	})
}
