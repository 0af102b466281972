import type { LinhaRetornoSib } from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import { findable } from '../../../db/findable.ts';
import type { MotivoRecusa } from './cco.sql.ts';
import type { LinhaRow, ResultadoDaLinha } from './resultado.sql.ts';
import { motivosDaRecusa } from './retorno.rules.ts';

const resultados: Readonly<Record<ResultadoDaLinha, LinhaRetornoSib['resultado']>> = {
  ACEITO: 'Aceito',
  REJEITADO: 'Rejeitado',
  SEM_RESPOSTA: 'Sem resposta',
  NAO_GRAVADO: 'CCO não gravado',
};

const motivoDe = ({ resultado, motivo }: LinhaRow): string | null => {
  if (resultado === 'NAO_GRAVADO') return motivosDaRecusa[motivo as MotivoRecusa] ?? motivo;
  return resultado === 'SEM_RESPOSTA'
    ? 'não veio com CCO nem com erro; volta à próxima prévia'
    : motivo || null;
};

/** A line of a return, with its reason in Portuguese (SIB-60). */
export const presentLinha = (row: LinhaRow): LinhaRetornoSib => ({
  ...row,
  resultado: resultados[row.resultado],
  motivo: motivoDe(row),
});

findable(import.meta.url, { presentLinha });
