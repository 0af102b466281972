/** The settings of care by their codes (table 76 of TISS). */
export const regimesDeAtendimento: Readonly<Record<string, string>> = {
  '01': 'Ambulatorial',
  '02': 'Domiciliar',
  '03': 'Internação',
  '04': 'Pronto-socorro',
  '05': 'Telessaúde',
};
