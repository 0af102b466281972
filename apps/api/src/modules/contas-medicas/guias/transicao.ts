import {
  isTipoPrevisto,
  isUsuarioAvancado,
  nomeDoStatus,
  pedeTipo,
  podeDescartar,
  podeReativar,
  statusPelosItens,
  tipoInvalido,
  tiposDeInternacao,
} from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { Trx } from '../../../db/tx.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { guiaDesconhecida, podeVer } from './acesso.rules.ts';
import {
  type GuiaTravada,
  insertHistorico,
  lockGuia,
  type MudancaDaGuia,
  type Quem,
  updateGuia,
} from './gravacao.sql.ts';
import { presentHistorico, readItens } from './guias.present.ts';
import { findHistorico } from './guias.sql.ts';

/** Description of the history line of a chosen type; an undo finds the line by it. */
export const descricaoDoTipo = 'Tipo da guia';
export const semTipo = 'não informado';

/** Locks a visible guide; else Failure 404. */
export const travaGuia = async (trx: Trx, numero: string, unico: string | null): Promise<GuiaTravada> => {
  const guia = await lockGuia(trx, numero);
  if (!guia || !podeVer(unico, guia.prestador_codigo)) throw guiaDesconhecida(numero);
  return guia;
};

/** Throws 409 with the others' changes when the guide has changed since it was read (CTM-42). */
export const exigeVista = async (trx: Trx, guia: GuiaTravada, versao: number | undefined): Promise<void> => {
  if (versao === undefined || versao === guia.versao) return;
  const mudancas = (await findHistorico(trx, [guia.numero], versao)).map(presentHistorico);
  const last = mudancas[0];
  throw new Failure(
    409,
    last
      ? `A guia mudou depois que você a abriu: ${last.descricao}, por ${last.quem}.`
      : 'A guia mudou depois que você a abriu.',
    { body: { success: false, mudancas } },
  );
};

/** Refusal that leaves the guide unchanged. */
export const recusa = (text: string, status = 409): Failure =>
  new Failure(status, text, { body: { success: false } });

const muda = async (
  trx: Trx,
  guia: GuiaTravada,
  quem: Quem,
  mudanca: MudancaDaGuia,
  linha: { descricao: string; de: string; para: string },
): Promise<void> => {
  await updateGuia(trx, guia.numero, mudanca);
  await insertHistorico(trx, guia.numero, guia.versao + 1, quem, [linha]);
};

/** Request for a guide's transition. */
export interface PedidoDaGuia {
  numero: string;
  versao: number | undefined;
  session: Session;
  /** Only visible provider, null for all. */
  unico: string | null;
  quem: Quem;
}

/** Discards or reactivates a guide (CTM-32, CTM-33) and returns the message. */
export const descartaOuReativa = async (
  trx: Trx,
  acao: 'descartar' | 'reativar',
  { numero, versao, session, unico, quem }: PedidoDaGuia,
): Promise<string> => {
  const guia = await travaGuia(trx, numero, unico);
  if (!isUsuarioAvancado(session.cargo))
    throw recusa('Só a coordenação de contas médicas descarta e reativa guias.', 403);
  await exigeVista(trx, guia, versao);
  const name = nomeDoStatus(guia.status, guia.baixada_em !== null);
  const may =
    acao === 'descartar'
      ? podeDescartar(guia.status)
      : podeReativar({ status: guia.status, dataBaixa: guia.baixada_em });
  if (!may) throw recusa(`Não é possível ${acao} uma guia na situação ${name}.`);
  const status = acao === 'descartar' ? 3 : statusPelosItens(await readItens(trx, [numero]));
  await muda(
    trx,
    guia,
    quem,
    { status },
    {
      descricao: acao === 'descartar' ? 'Guia descartada' : 'Guia reativada',
      de: name,
      para: nomeDoStatus(status),
    },
  );
  return `Sucesso ao ${acao} guia!`;
};

/** History line of a chosen type. */
export const tipoEscolhido = (de: string | null, para: string) => ({
  descricao: descricaoDoTipo,
  de: de ?? semTipo,
  para,
});

/** Writes the person's type of a hospital stay (CTM-34). */
export const escolheTipo = async (
  trx: Trx,
  tipo: string,
  { numero, versao, unico, quem }: PedidoDaGuia,
): Promise<void> => {
  const guia = await travaGuia(trx, numero, unico);
  await exigeVista(trx, guia, versao);
  if (guia.gui_tipo === tipo) return;
  if (!podeDescartar(guia.status))
    throw recusa(`Erro ao alterar o tipo: a guia está como ${nomeDoStatus(guia.status)}.`);
  if (!isTipoPrevisto(tipo) || !tiposDeInternacao.some(({ value }) => value === tipo))
    throw recusa(tipoInvalido, 422);
  if (!pedeTipo({ tipoAtendimento: guia.tipo_atendimento, GUI_TIPO: guia.gui_tipo }))
    throw recusa('Erro ao alterar o tipo: o desta guia não se escolhe.');
  await muda(trx, guia, quem, { gui_tipo: tipo }, tipoEscolhido(guia.gui_tipo, tipo));
};
