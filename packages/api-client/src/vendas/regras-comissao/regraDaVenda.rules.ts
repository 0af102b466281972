import type { Parceria, RegraComissao, VidaVendida } from './regra.rules.ts';

/** The rule of a life, the sellers who share its commission, and the sellers for whose goal it counts. */
export interface RegraDaVida {
  regra: RegraComissao;
  vendedores: readonly string[];
  contaMeta: readonly string[];
}

/** Reason why no rule is found. */
export type SemRegra = 'SEM_REGRA' | 'FORA_DA_VIGENCIA' | 'REGRA_DESATIVADA';

/** Rules indexed by seller and plan. */
export interface Regras {
  todas: readonly RegraComissao[];
  daVida: (vida: VidaVendida) => RegraDaVida | SemRegra;
}

interface Vigencia {
  regra: RegraComissao;
  inicio: string;
  fim: string;
  parceria: Parceria | null;
}

const endless = '9999-12-31';

const vigenciasDe = (regra: RegraComissao): [string, Vigencia][] => {
  const own = regra.associacoes.map(({ vendedor, plano, inicio, fim }): [string, Vigencia] => [
    `${vendedor} ${plano}`,
    { regra, inicio, fim, parceria: null },
  ]);
  const shared = regra.parcerias.flatMap((parceria) => {
    const key = `${parceria.vendedor} ${parceria.plano}`;
    const under = own.filter(([each]) => each === key);
    // A partnership counts while its seller is under the rule. For a seller under none it counts from the rule's creation on (COM-3).
    return under.length > 0
      ? under.map(([, each]): [string, Vigencia] => [key, { ...each, parceria }])
      : [[key, { regra, inicio: regra.cadastradaEm, fim: endless, parceria }] as [string, Vigencia]];
  });
  return [...shared, ...own];
};

const counts = ({ regra, inicio, fim }: Vigencia, dia: string): boolean =>
  inicio <= dia && dia <= fim && (regra.desativadaEm === null || dia < regra.desativadaEm);

const withPartners = ({ regra, parceria }: Vigencia, vendedor: string): RegraDaVida => {
  const parceiros = parceria?.parceiros ?? [];
  return {
    regra,
    vendedores: [vendedor, ...parceiros],
    contaMeta: [
      ...(regra.contabilizaMeta ? [vendedor] : []),
      ...(parceria?.contaMeta ? parceiros.filter((each) => each !== vendedor) : []),
    ],
  };
};

/**
 * Rules, indexed. Partnerships go before a seller's own rule (COM-3); the day of effectuation decides the validity (COM-2). Earlier rules
 * in the list go first; only a simulation uses this order.
 */
export const preparaRegras = (regras: readonly RegraComissao[]): Regras => {
  const byKey = new Map<string, Vigencia[]>();
  for (const [key, vigencia] of regras.flatMap(vigenciasDe)) {
    const known = byKey.get(key);
    if (known) known.push(vigencia);
    else byKey.set(key, [vigencia]);
  }
  for (const found of byKey.values())
    found.sort((a, b) => Number(b.parceria !== null) - Number(a.parceria !== null));
  return {
    todas: regras,
    daVida: ({ vendedor, plano, efetivadaEm }) => {
      const found = byKey.get(`${vendedor} ${plano}`);
      const dia = efetivadaEm ?? '';
      if (!found) return 'SEM_REGRA';
      const inForce = found.find((each) => counts(each, dia));
      if (inForce) return withPartners(inForce, vendedor);
      return found.some(({ inicio, fim }) => inicio <= dia && dia <= fim)
        ? 'REGRA_DESATIVADA'
        : 'FORA_DA_VIGENCIA';
    },
  };
};
