const given = [
  'Alzira',
  'Benedito',
  'Conceição',
  'Davi',
  'Égon',
  'Fabrícia',
  'Gonçalo',
  'Heloísa',
  'Ítalo',
  'Joana',
  'Luís',
  'Marília',
  'Nélio',
  'Otília',
  'Patrício',
] as const;
const family = [
  'Assunção',
  'Brandão',
  'Silva',
  'Tavares',
  'Rezende',
  'Montes',
  'Lima',
  'Passos',
  'Silveira',
  'Araújo',
  'Mourão',
] as const;

/** The item at `index`, starting over at the end. */
export const fakePick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** An invented Brazilian name, always the same for the same number. */
export const fakeName = (index: number): string =>
  `${fakePick(given, index)} ${fakePick(family, index * 5 + 2)} ${fakePick(family, index * 3)}`;
