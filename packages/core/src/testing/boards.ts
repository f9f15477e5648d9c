/** A board from a real game, with what is known of it. */
export interface KnownBoard {
  readonly name: string;
  /** The least number of clicks that open every safe cell (3BV). */
  readonly bbbv: number;
  /** How many openings it has: connected areas of 0. */
  readonly openings: number;
  /** As `parseLayout` reads it. */
  readonly picture: string;
}

/** A board with its 81 numbers, `M` a mine. */
export const tutorial: readonly string[] = [
  '0112M1000',
  '01M222211',
  '01223M3M1',
  '001M3M311',
  '112121100',
  '1M1111000',
  '1111M2100',
  '00012M211',
  '0000112M1',
];

/** Boards of up to 256 cells, counted by an independent program. */
export const smallBoards: readonly KnownBoard[] = [
  {
    name: '8x8, 3 openings',
    bbbv: 24,
    openings: 3,
    picture: `
      ........
      .*..*...
      ..*.....
      ...*.*..
      ........
      .....*..
      *..*....
      ..*....*
    `,
  },
  {
    name: '30x8, 8 openings',
    bbbv: 39,
    openings: 8,
    picture: `
      .............................*
      ..........**......*.**...*....
      ....*..........*.*...........*
      *........*..........*.....*...
      .............*......*.........
      ...........*.*.*...*...*......
      .........*...............*....
      ......*........*.......***...*
    `,
  },
  {
    name: '8x8, 1 opening',
    bbbv: 28,
    openings: 1,
    picture: `
      ........
      ........
      ........
      ...**..*
      .*......
      ........
      ...*..**
      *.....**
    `,
  },
  {
    name: '16x16, dense',
    bbbv: 112,
    openings: 6,
    picture: `
      ......*..*....*.
      ................
      .*.*.*...*..*...
      ......*.....*...
      *........*.....*
      ...*.......*....
      ......*.........
      .*.*.*.*.***....
      ......*..*.*..*.
      ....*......*....
      .*...**.*.......
      .............*..
      .*........*.....
      ......*....**...
      .............*..
      ................
    `,
  },
  {
    name: '8x8, 2 clicks',
    bbbv: 2,
    openings: 1,
    picture: `
      ***.*...
      ...*....
      ........
      ........
      .....*..
      *....*..
      *.......
      *.......
    `,
  },
  {
    name: '8x8, mines at the right edge',
    bbbv: 8,
    openings: 1,
    picture: `
      .*.*.*.*
      ...*.*.*
      .....*.*
      .......*
      ........
      ........
      ........
      ........
    `,
  },
  {
    name: '1x1',
    bbbv: 1,
    openings: 1,
    picture: `
      .
    `,
  },
  {
    name: '10x19, dense',
    bbbv: 75,
    openings: 5,
    picture: `
      **.***.**.
      *....*.*..
      .....*.*.*
      .......***
      ....**.*..
      *...*.*...
      .*....*...
      ..*.*.****
      ....**...*
      ..*.**.*.*
      *.....**..
      .*...*..**
      ...*.*.**.
      ...*.**...
      ..*.**.*..
      ..........
      **.**..*..
      .***....**
      ..**..**.*
    `,
  },
  {
    name: '3x3 without mines',
    bbbv: 1,
    openings: 1,
    picture: `
      ...
      ...
      ...
    `,
  },
  {
    name: '3x1, mine between',
    bbbv: 2,
    openings: 0,
    picture: `
      .*.
    `,
  },
  {
    name: '3x3, mine in the middle',
    bbbv: 8,
    openings: 0,
    picture: `
      ...
      .*.
      ...
    `,
  },
  {
    name: '2x2',
    bbbv: 3,
    openings: 0,
    picture: `
      *.
      ..
    `,
  },
  {
    name: '5x5, mine in the middle',
    bbbv: 1,
    openings: 1,
    picture: `
      .....
      .....
      ..*..
      .....
      .....
    `,
  },
  {
    name: '5x5, two mines',
    bbbv: 8,
    openings: 2,
    picture: `
      .....
      .*...
      .....
      ...*.
      .....
    `,
  },
];
