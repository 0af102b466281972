import { writeMonthInFull } from '@vidas/api-client/words/day.ts';
import type { Quitacao, QuitacaoDoAno } from '@vidas/api-client/cobranca/quitacao/quitacao.contract.ts';
import type { ServerConfig } from '../../../config/config.ts';
import { findable } from '../../../db/findable.ts';
import { letrasSemFonte } from '../../../documents/pdf/text.ts';
import { emReais } from '../../../documents/pdf/written.ts';
import type { QuitacaoDocumento } from '../../../documents/quitacao/quitacaoPdf.ts';
import { operadoraDoPapel } from '../imposto-de-renda/impostoDeRenda.present.ts';
import { presentPapel } from '../papeis-do-ano/saidas.present.ts';
import { anoInteiro, mesesEscritos } from './meses.rules.ts';
import type { FaturaQuitadaRow, QuitacaoDoAnoRow, QuitacaoRow } from './quitacao.sql.ts';

type Debito = Pick<QuitacaoRow, 'ano_base' | 'deve_cents' | 'meses_devidos'>;

/** Why a holder gets no discharge of a year; null for who owes nothing of it. */
export const porqueNaoQuita = ({ ano_base, deve_cents, meses_devidos }: Debito): string | null =>
  deve_cents === 0
    ? null
    : `Deve ${mesesEscritos(meses_devidos)} de ${ano_base}: ${emReais(deve_cents)}, sem multa e juros.`;

/** A discharge of one payer; the check code only where it can be made. */
export const presentQuitacao = (row: QuitacaoRow, codigo: string): Quitacao => {
  const motivo = porqueNaoQuita(row);
  return {
    idDeclaracao: row.id,
    matricula: row.matricula,
    nome: row.nome,
    ano: row.ano_base,
    meses: mesesEscritos(row.meses),
    total: row.total_cents,
    deve: row.deve_cents,
    motivo,
    codigo: motivo === null ? codigo : null,
    ...letrasSemFonte([row.nome]),
  };
};

export const presentQuitacaoDoAno = (row: QuitacaoDoAnoRow): QuitacaoDoAno => {
  const papel = presentPapel(row);
  const motivo = porqueNaoQuita(row);
  return {
    ...papel,
    ...(motivo === null ? {} : { envio: 'Em débito', motivo }),
    meses: mesesEscritos(row.meses),
    deve: row.deve_cents,
  };
};

/** Everything the paper prints. Throws Failure in words when it cannot be made. */
export const quitacaoDocumento = (
  row: QuitacaoRow,
  faturas: readonly FaturaQuitadaRow[],
  { config, codigo, hoje }: { config: ServerConfig; codigo: string; hoje: string },
): QuitacaoDocumento => ({
  id: row.id,
  codigo,
  operadora: operadoraDoPapel(config),
  ano: row.ano_base,
  codigoContrato: row.codigo_contrato,
  geradaEm: hoje,
  titular: { nome: row.nome, cpf: row.cpf },
  meses: mesesEscritos(row.meses),
  isAnoInteiro: row.meses === anoInteiro,
  temDebitoAnterior: row.deve_antes,
  faturas: faturas.map(({ vencimento, competencia, valor_cents, quitada_em }) => ({
    vencimento,
    mes: writeMonthInFull(competencia),
    valorCents: valor_cents,
    quitadaEm: quitada_em,
  })),
});

findable(import.meta.url, { presentQuitacaoDoAno });
