import { fake, Refusal } from '../../http/fake.ts';
import {
  conferirPonto,
  estadosDoPonto,
  getConferenciaDoMes,
  pontosDaConferencia,
  type PontoDoMes,
} from './conferencia.contract.ts';

/** A point that nobody ticked, with the given changes. */
export const fakePonto = (given: Partial<PontoDoMes> = {}): PontoDoMes => ({
  ponto: 'SEM_REGRA',
  nome: pontosDaConferencia.SEM_REGRA,
  quantidade: 1,
  valor: null,
  situacao: estadosDoPonto.aConferir,
  conferidoPor: null,
  conferidoEm: null,
  ...given,
});

/** The six points; one is ticked, and of one the numbers changed since. */
const fakePontos = (): PontoDoMes[] => [
  fakePonto(),
  fakePonto({
    ponto: 'CONTESTACOES',
    nome: pontosDaConferencia.CONTESTACOES,
    situacao: estadosDoPonto.mudou,
    conferidoPor: 'Sônia Peixoto Leal',
    conferidoEm: '2026-11-19T16:20',
  }),
  fakePonto({ ponto: 'A_MAO', nome: pontosDaConferencia.A_MAO, quantidade: 0 }),
  fakePonto({ ponto: 'MUDANCAS', nome: pontosDaConferencia.MUDANCAS, quantidade: 2, valor: -4_000 }),
  fakePonto({
    ponto: 'ESTORNOS',
    nome: pontosDaConferencia.ESTORNOS,
    quantidade: 2,
    valor: -18_000,
    situacao: estadosDoPonto.conferido,
    conferidoPor: 'Otávio Magalhães Freitas',
    conferidoEm: '2026-11-20T09:10',
  }),
  fakePonto({ ponto: 'DIFERENCA', nome: pontosDaConferencia.DIFERENCA, quantidade: 11, valor: 31_250 }),
];

/** Options of the invented points. */
export interface ConferenciaFakeOptions {
  readonly pontos?: readonly PontoDoMes[];
  /** True when the numbers of a point change before it is ticked. */
  readonly isChangedMeanwhile?: boolean;
}

/** The calls of the points over one memory. */
export const conferenciaFakes = ({
  pontos: antes = fakePontos(),
  isChangedMeanwhile = false,
}: ConferenciaFakeOptions = {}) => {
  let pontos = [...antes];
  return [
    fake(getConferenciaDoMes, () => pontos),
    fake(conferirPonto, ({ body: { ponto, conferido } }) => {
      const found = pontos.find((each) => each.ponto === ponto);
      if (isChangedMeanwhile) {
        pontos = pontos.map((each) =>
          each.ponto === ponto ? { ...each, quantidade: each.quantidade + 1 } : each,
        );
        return new Refusal(409, {
          error: `${found?.nome}: eram ${found?.quantidade} e agora são ${(found?.quantidade ?? 0) + 1}. Confira de novo.`,
        });
      }
      pontos = pontos.map((each) =>
        each.ponto === ponto
          ? {
              ...each,
              situacao: conferido ? estadosDoPonto.conferido : estadosDoPonto.aConferir,
              conferidoPor: conferido ? 'Marina Alencar' : null,
              conferidoEm: conferido ? '2026-11-21T09:00' : null,
            }
          : each,
      );
      return { success: true, message: `${found?.nome}: ${conferido ? 'conferido' : 'a conferir'}.` };
    }),
  ];
};
