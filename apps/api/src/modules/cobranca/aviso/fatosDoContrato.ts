import { especiesDeProva, meiosDoAviso } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import type { AvisoJulgado } from '@vidas/api-client/cobranca/notificacao/avisoJulgado.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../../db/database.ts';
import type { FatoDoDossie, TextoDoDossie } from '../../../documents/aviso/fatosNaFolha.ts';
import { prazosEm } from '../../juridico/prazos/prazos.sql.ts';
import { selectAvisosJulgados } from '../notificacao/aviso.sql.ts';
import { findFatos, type FatoRow } from './dossie.sql.ts';
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

/** Notices of a holder as judged on an ISO day, by number. */
export const julgadosDe = async (
  db: Db,
  matricula: string,
  hoje: string,
): Promise<Map<number, AvisoJulgado>> => {
  const julgados = await selectAvisosJulgados(db, {
    titulares: [matricula],
    prazos: await prazosEm(db, hoje),
  });
  return new Map(julgados.get(matricula)?.map((julgado) => [julgado.id, julgado]));
};

/** Fees, payments, notices and proofs of a holder's contract by day, and the texts of the notices. */
export const fatosDoContrato = async (
  db: Db,
  matricula: string,
  hoje: string,
): Promise<{ fatos: FatoDoDossie[]; textos: TextoDoDossie[] }> => {
  const avisos = await findAvisos(db, matricula);
  const dele = await julgadosDe(db, matricula, hoje);
  const fatos = [
    ...(await findFatos(db, matricula)).map(fatoDe),
    ...avisos.map((row) => avisoEscrito(row, dele.get(row.id))),
  ].toSorted((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0));
  const textos: TextoDoDossie[] = [];
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
  return { fatos, textos };
};
