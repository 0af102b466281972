/** Journeys that prove something of one server alone, by their title, and why; the others pass against a cluster too. */
export const notOnACluster: readonly { title: string; why: string }[] = [
  {
    title: 'a calculation that waits for others is cancelled, and stays so after a reload',
    why: 'precisa de 24 cálculos à espera: três servidores fazem-nos antes que alguém cancele o último',
  },
  ...[
    'who leaves the screen ends the statement in the database',
    'a server that dies in the middle of a list leaves a part that says so, and the whole list afterwards',
  ].map((title) => ({ title, why: 'tem um servidor e um banco próprios, e mata o servidor' })),
];
