/** Journeys that prove something of one server alone, by their title, and why; the others pass against a cluster too. */
export const notOnACluster: readonly { title: string; why: string }[] = [
  {
    title: 'a calculation that waits for others is cancelled, and stays so after a reload',
    why: 'precisa de 24 cálculos à espera: três servidores fazem-nos antes que alguém cancele o último',
  },
];
