import { fake } from '../../http/fake.ts';
import { fakeTarefa } from '../../shell/tarefa.fake.ts';
import {
  type ContaDaFatura,
  type DiferencaDaConta,
  getConferenciaDaNoite,
  getContaDaFatura,
  getDiferencasDaConta,
  iniciaConferenciaDaNoite,
  paraConferenciaDaNoite,
  type SituacaoDaConferencia,
} from './conferenciaDaNoite.contract.ts';

/** Tonight's check without differences, with the given changes. */
export const fakeConferenciaDaNoite = (
  given: Partial<SituacaoDaConferencia> = {},
): SituacaoDaConferencia => ({
  tarefa: fakeTarefa({
    situacao: 'CONCLUÍDA',
    feito: 41_234,
    total: 41_234,
    pedidaEm: '2026-11-21T03:00',
    terminadaEm: '2026-11-21T03:04',
    usuario: 'servidor',
  }),
  ultima: { em: '2026-11-21T03:04', por: 'servidor', faturas: 41_234, diferencas: 0 },
  abertas: 0,
  hora: '03:00',
  ...given,
});

/** An invoice with a cent too much; every third belongs to a closed month. */
export const fakeDiferenca = (index = 1, given: Partial<DiferencaDaConta> = {}): DiferencaDaConta => {
  const fatura = String(3_000_000 + index);
  const isMes = index % 3 === 0;
  return {
    id: String(index),
    identidade: isMes ? 'MES_LINHAS' : 'ABATIDO',
    onde: isMes ? 'Comissão de 08/2026, vendedor 648' : `Fatura ${fatura}`,
    esperado: 'R$ 100,00',
    achado: 'R$ 100,01',
    diferenca: 1,
    situacao: 'ABERTA',
    achadaEm: '2026-11-21T03:02',
    fechadaEm: null,
    fatura: isMes ? null : fatura,
    ...given,
  };
};

/** An open invoice with a part received, whose total is a cent too high. */
const fakeContaDaFatura = (given: Partial<ContaDaFatura> = {}): ContaDaFatura => ({
  fatura: '3000001',
  vencimento: '2026-11-10',
  valor: 30_000,
  abatido: 10_001,
  situacao: 'ABERTA',
  quitadaEm: null,
  linhas: [
    {
      id: 'l',
      especie: 'LANÇAMENTOS',
      dia: null,
      valor: 30_000,
      principal: null,
      encargos: null,
      credito: null,
      origem: null,
      titulo: null,
    },
    {
      id: 'm1',
      especie: 'MOVIMENTO',
      dia: '2026-11-12',
      valor: -9_000,
      principal: 9_000,
      encargos: 180,
      credito: 0,
      origem: 'RETORNO',
      titulo: '7000001',
    },
    {
      id: 'c1',
      especie: 'CONCESSÃO',
      dia: '2026-11-12',
      valor: -1_000,
      principal: null,
      encargos: null,
      credito: null,
      origem: 'RETORNO',
      titulo: '7000001',
    },
  ],
  ...given,
});

/** The calls of the screen over one memory: the second reading finds a new check finished. */
export const conferenciaDaNoiteFakes = (
  given: Partial<SituacaoDaConferencia> = {},
  diferencas: readonly DiferencaDaConta[] = [],
) => {
  let agora = fakeConferenciaDaNoite({
    abertas: diferencas.filter(({ situacao }) => situacao === 'ABERTA').length,
    ...given,
  });
  let looks = 0;
  return [
    fake(getConferenciaDaNoite, () => {
      looks += 1;
      if (agora.tarefa?.id === '8' && looks > 1) agora = fakeConferenciaDaNoite({ abertas: agora.abertas });
      return agora;
    }),
    fake(getDiferencasDaConta, [...diferencas]),
    fake(getContaDaFatura, ({ params }) => fakeContaDaFatura({ fatura: params.fatura })),
    fake(iniciaConferenciaDaNoite, () => {
      looks = 0;
      agora = {
        ...agora,
        tarefa: fakeTarefa({ id: '8', feito: 0, total: 41_234, passo: 'Faturas' }),
      };
      return agora;
    }),
    fake(paraConferenciaDaNoite, () => {
      agora = {
        ...agora,
        tarefa: fakeTarefa({ situacao: 'CANCELADA', feito: 12_000, total: 41_234, passo: 'Faturas' }),
      };
      return agora;
    }),
  ];
};
