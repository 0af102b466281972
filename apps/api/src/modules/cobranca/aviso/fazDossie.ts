import { especiesDeProva, meiosDoAviso } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import type { AvisoJulgado } from '@vidas/api-client/cobranca/notificacao/avisoJulgado.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { type DossieDocumento, dossiePdf, type FatoDoDossie } from '../../../documents/aviso/dossiePdf.ts';
import { operadoraDoPapel } from '../imposto-de-renda/impostoDeRenda.present.ts';
import { findFatos, type FatoRow } from './dossie.sql.ts';
import { titularDe } from './registra.ts';
import { type AvisoRow, findAviso, findAvisos } from './registro.sql.ts';

const nomes = {
  MENSALIDADE: ['Vencimento', 'Fatura'],
  PAGAMENTO: ['Pagamento', 'Fatura'],
  ESTORNO: ['Estorno', 'Fatura'],
  CONCESSAO: ['Perdoado', 'Fatura'],
  PROVA: ['Prova', 'Aviso'],
  DESFEITA: ['Prova desfeita', 'Aviso'],
} as const satisfies Record<FatoRow['especie'], readonly [string, string]>;

/** 'AR dos correios' for the code at the start of a proof's detail. */
const provaEscrita = (detalhe: string): string =>
  detalhe.replace(/^[A-Z]+/, (codigo) =>
    codigo in especiesDeProva ? especiesDeProva[codigo as keyof typeof especiesDeProva] : codigo,
  );

const fatoDe = ({ dia, especie, detalhe, aviso, valor_cents }: FatoRow): FatoDoDossie => {
  const [oQue, sobre] = nomes[especie];
  return {
    dia,
    oQue,
    detalhe: aviso === null ? `${sobre} ${detalhe}` : `${sobre} nº ${aviso}: ${provaEscrita(detalhe)}`,
    valorCents: valor_cents === null ? null : Number(valor_cents),
  };
};

const avisoEscrito = (row: AvisoRow, julgado: AvisoJulgado | undefined): FatoDoDossie => {
  const recebidoEm = julgado?.recebidoEm ?? null;
  const vale =
    recebidoEm === null
      ? `não vale: ${julgado?.porqueNaoVale ?? 'sem prova'}`
      : `vale, recebido em ${writeDay(recebidoEm)}`;
  return {
    dia: row.enviadoEm,
    oQue: 'Aviso',
    detalhe: `nº ${row.id}, por ${meiosDoAviso[row.meio].nome} a ${row.endereco}, das de ${row.mensalidades}; ${vale}. Feito por ${row.por}.`,
    valorCents: null,
  };
};

/** Dossier of a holder's contract (NOT-32). Throws Failure 404 for an unknown holder. */
export const fazDossie = async (
  db: Db,
  pedido: { matricula: string; hoje: string; quem: string },
  {
    config,
    julgados,
  }: { config: ServerConfig; julgados: (matricula: string) => Promise<Map<number, AvisoJulgado>> },
): Promise<Uint8Array> => {
  const titular = await titularDe(db, pedido.matricula);
  const { matricula, nome, plano, pessoas } = titular;
  const avisos = await findAvisos(db, matricula);
  const dele = await julgados(matricula);
  const fatos = [
    ...(await findFatos(db, matricula)).map(fatoDe),
    ...avisos.map((row) => avisoEscrito(row, dele.get(row.id))),
  ].toSorted((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0));
  const textos: DossieDocumento['textos'][number][] = [];
  for (const { id } of avisos.toReversed()) {
    // One after another: a holder has a few.
    // oxlint-disable-next-line no-await-in-loop
    const inteiro = await findAviso(db, id);
    if (inteiro)
      textos.push({
        titulo: `Texto do aviso nº ${id}, de ${writeDay(inteiro.enviadoEm)}`,
        linhas: inteiro.texto.split('\n'),
        sha256: inteiro.sha256,
      });
  }
  return dossiePdf({
    operadora: operadoraDoPapel(config),
    emitidoEm: pedido.hoje,
    emitidoPor: pedido.quem,
    matricula,
    titular: { nome, cpf: pessoas[0]?.cpf ?? null },
    plano: `${plano.nome}, registro na ANS ${plano.registro}`,
    fatos,
    textos,
  });
};
