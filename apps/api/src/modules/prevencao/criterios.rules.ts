/** Procedures of table 22 (TUSS) that only a pregnant woman has: obstetric ultrasounds and antepartum cardiotocography (PRV-3). */
export const procedimentosDePreNatal = [
  '40901238',
  '40901246',
  '40901254',
  '40901262',
  '40901270',
  '40901289',
  '40901297',
  '40901505',
  '20202016',
] as const;

/** Procedures of table 22 that end a pregnancy: caesarean, vaginal birth, each further twin, caesarean with hysterectomy, curettage (PRV-3). */
export const procedimentosDeFim = ['31309054', '31309127', '31309135', '31309208', '31309062'] as const;

/** CID-10 prefixes of a continuing pregnancy: supervision and disorders of pregnancy (PRV-3). */
export const cidsDeGravidez = ['Z321', 'Z33', 'Z34', 'Z35', 'Z36', 'O1', 'O2', 'O3', 'O4'] as const;

/** CID-10 prefixes of its end: abortion, labour, birth, puerperium (PRV-3). */
export const cidsDeFim = ['O0', 'O6', 'O7', 'O8', 'Z37', 'Z39'] as const;

/** CID-10 prefixes of obesity (PRV-5). */
export const cidsDeObesidade = ['E66'] as const;

/** Ages of each list: children and adults of the obesity list, and the list of older people (PRV-4, PRV-5). */
export const idades = {
  criancas: { de: 8, ate: 15 },
  adultos: { de: 16, ate: 200 },
  acima55: { de: 56, ate: 200 },
} as const;
