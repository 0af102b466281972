import { estadosDoPonto, type PontoDoMes } from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Ato } from './AtoDoMes.tsx';
import { oQueSePaga } from './oQueFica.ts';

/** The steps of a month, in their order. */
export const passos = { fechar: '1. Fechar', papeis: '2. Papéis', pagar: '3. Pagar' } as const;

/** A step of a month in words: its content before, its author and moment after. */
export interface Passo {
  readonly passo: keyof typeof passos;
  readonly estado: 'Feito' | 'Agora' | 'Depois';
  readonly faz: string;
  /** Missing things, or the reason against it. */
  readonly diz: string | null;
  readonly ato: Ato | null;
  readonly isBlocked: boolean;
}

const depois = 'Espera o fechamento.';

const fechar = (mes: PreviaGeral, pontos: readonly PontoDoMes[]): Passo => {
  if (mes.situacao !== 'aberta')
    return {
      passo: 'fechar',
      estado: 'Feito',
      faz: `Fechada em ${writeDayTime(mes.geradaEm ?? '')} por ${mes.geradaPor ?? ''}.`,
      diz: 'Não se desfaz: o que mudar depois entra no próximo mês aberto.',
      ato: null,
      isBlocked: false,
    };
  const vistos = pontos.filter(({ situacao }) => situacao === estadosDoPonto.conferido).length;
  return {
    passo: 'fechar',
    estado: 'Agora',
    faz: oQueSePaga(mes.vendedores),
    diz: mes.impedimento ?? `${vistos} de ${pontos.length} pontos conferidos.`,
    ato: 'gerar',
    isBlocked: mes.impedimento !== null,
  };
};

const papeis = ({ situacao, vendedores, relatorioEm, relatorioPor }: PreviaGeral): Passo => {
  const passo = { passo: 'papeis', ato: null, isBlocked: false } as const;
  if (situacao === 'aberta') return { ...passo, estado: 'Depois', faz: depois, diz: null };
  const conteudo = `Um relatório: ${oQueSePaga(vendedores)}`;
  return relatorioEm === null
    ? { ...passo, estado: 'Agora', faz: conteudo, diz: 'Ainda não foi feito.' }
    : {
        ...passo,
        estado: 'Feito',
        faz: `Feito por último em ${writeDayTime(relatorioEm)} por ${relatorioPor ?? ''}.`,
        diz: conteudo,
      };
};

const pagar = (mes: PreviaGeral): Passo => {
  const { situacao, antesSePaga, pagamentosCorrigidos } = mes;
  const passo = { passo: 'pagar', isBlocked: false } as const;
  if (situacao === 'aberta') return { ...passo, estado: 'Depois', faz: depois, diz: null, ato: null };
  if (situacao === 'paga')
    return {
      ...passo,
      estado: 'Feito',
      faz: `Paga em ${writeDay(mes.pagaEm ?? '')}, como marcou ${mes.pagaPor ?? ''}.`,
      diz: pagamentosCorrigidos.length > 0 ? 'O dia já foi corrigido.' : null,
      ato: 'corrigir',
    };
  return {
    ...passo,
    estado: mes.relatorioEm === null ? 'Depois' : 'Agora',
    faz: oQueSePaga(mes.vendedores),
    diz: antesSePaga ?? (mes.relatorioEm === null ? 'O relatório ainda não foi feito; não impede.' : null),
    ato: 'pagar',
    isBlocked: antesSePaga !== null,
  };
};

/** Close, papers, payment of a month, as the server has them (COM-56). */
export const passosDoMes = (mes: PreviaGeral, pontos: readonly PontoDoMes[]): readonly Passo[] => [
  fechar(mes, pontos),
  papeis(mes),
  pagar(mes),
];
