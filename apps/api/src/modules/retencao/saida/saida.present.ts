import { prazosPadrao } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import type { Familia } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import {
  canais,
  destinos,
  estadoDaSaida,
  situacoesDaSaida,
  viaDaSaida,
  vias,
} from '@vidas/api-client/retencao/saida/saida.rules.ts';
import type { Saida } from '@vidas/api-client/retencao/saida/saidas.report.ts';
import { findable } from '../../../db/findable.ts';
import { statusEm } from '../../cadastro/relatorios/cadastro.rules.ts';
import type { DaFamiliaRow, SaidaDaLista } from './saida.sql.ts';

/** State, words and term of a request on the day `hoje` (RET-22). */
export const julgaSaida = (
  row: SaidaDaLista,
  hoje: string,
): Pick<Saida, 'situacao' | 'prazo' | 'ate' | 'atraso' | 'via' | 'destino' | 'canal'> => {
  const prazos = { ...prazosPadrao, provaCancelamento: String(row.diasDaProva) };
  const { situacao, ...prazo } = estadoDaSaida(row, hoje, { prazos, locais: new Set(row.locais) });
  return {
    ...prazo,
    situacao: situacoesDaSaida[situacao],
    via: vias[row.via],
    destino: destinos[row.destino],
    canal: canais[row.canal],
  };
};

findable(import.meta.url, { julgaSaida });

/** Families in the order of the search, with the way out of their contract. */
export const presentFamilias = (
  rows: readonly DaFamiliaRow[],
  titulares: readonly string[],
  hoje: string,
): Familia[] =>
  titulares.flatMap((titular) => {
    const pessoas = rows.filter((row) => row.titular === titular);
    const [first] = pessoas;
    return first === undefined
      ? []
      : [
          {
            titularMatricula: titular,
            plano: first.plano,
            contratante: first.contratante,
            administradora: first.administradora,
            via: viaDaSaida(first.tipo_contratacao, first.mei),
            pessoas: pessoas.map((row) => ({
              matricula: row.matricula,
              nome: row.nome,
              titularidade: row.dependencia === 1 ? ('TITULAR' as const) : ('DEPENDENTE' as const),
              nascimento: row.nascimento,
              situacao: statusEm(hoje, row),
              mensalidade: row.mensalidade_cents,
              saidaPedida: row.pedida,
            })),
          },
        ];
  });
