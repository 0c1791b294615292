#!/bin/sh
# subset.sh makes the two embedded faces from Debian's fonts-noto-core:
# Latin, Latin-1, Latin Extended-A and the punctuation that the texts use.
# Hints are dropped (the faces are drawn unhinted) and only kerning is kept.
# Needs the packages fonts-noto-core and fonttools. The result is committed;
# run it again only to widen the set of characters.
set -eu
cd "$(dirname "$0")"
for weight in Regular Bold; do
	pyftsubset "/usr/share/fonts/truetype/noto/NotoSans-$weight.ttf" \
		--unicodes='U+0020-007E,U+00A0-017F,U+0218-021B,U+1E9E,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032,U+2033,U+2039,U+203A,U+2044,U+20AC,U+2122' \
		--layout-features=kern --no-hinting --notdef-outline \
		--name-IDs=0,1,2,3,4,5,6,13,14 \
		--drop-tables+=GSUB,GDEF,meta,STAT,DSIG,gasp \
		--output-file="NotoSans-$weight.ttf"
done
