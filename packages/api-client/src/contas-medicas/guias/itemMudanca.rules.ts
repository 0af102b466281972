import type { ItemDaGuia, RegraDoItem, TabelaAprovada } from './item.rules.ts';
import {
  aprovacaoInteira,
  bloqueiosDoItem,
  type Decisao,
  decisaoLimpa,
  isAtencao,
  type ProblemaDaDecisao,
  problemasDaDecisao,
} from './itemDecisao.rules.ts';

/** Reason for accepting an item with a pendency; an item without a table also gets one, with a unit price in cents. */
export interface AceiteDaPendencia {
  readonly motivo: string;
  readonly tabela?: Exclude<TabelaAprovada, '00'> | undefined;
  readonly vrUnitario?: number | undefined;
}

/** Most characters of the reason. */
export const maximoMotivoDoAceite = 200;

/** Requested change of one item; a missing field stays as it is. */
export interface MudancaDoItem {
  /** 1 approves, null disapproves. */
  readonly status?: 1 | null | undefined;
  readonly qtdExecAprov?: number | null | undefined;
  readonly vrTotalAprov?: number | null | undefined;
  readonly COM_COD?: string | null | undefined;
  readonly GLO_COMENTARIO?: string | null | undefined;
  readonly OBSERVACAO?: string | null | undefined;
  readonly codTabelaAprov?: TabelaAprovada | undefined;
  readonly codProcAmb?: string | null | undefined;
  /** Accepts a pendency with a reason; null withdraws the acceptance. A separate act (CTM-66). */
  readonly aceite?: AceiteDaPendencia | null | undefined;
  /** The reviewer confirmed a pendency that begins with 'Atenção: ' (CTM-20). */
  readonly confirmado?: boolean | undefined;
}

/** Result of a requested change: the item afterwards, or the reason why it stays as it is. */
export type ResultadoDaMudanca =
  | { readonly feito: true; readonly depois: ItemDaGuia }
  | {
      readonly feito: false;
      /** True when there is nothing to do: the item is already so (CTM-12). */
      readonly jaEstava: boolean;
      readonly motivos: readonly RegraDoItem[];
      readonly problemas: readonly ProblemaDaDecisao[];
    };

const bloqueio = (regra: string, texto: string): RegraDoItem => ({ regra, tipo: 'bloqueio', texto });

const refused = (
  motivos: readonly RegraDoItem[],
  problemas: readonly ProblemaDaDecisao[] = [],
): ResultadoDaMudanca => ({ feito: false, jaEstava: false, motivos, problemas });

const unchanged = (texto: string): ResultadoDaMudanca => ({
  feito: false,
  jaEstava: true,
  motivos: [{ regra: 'CTM-12', tipo: 'aviso', texto }],
  problemas: [],
});

/** Tables between which a person may move an unidentified item. */
const movable: readonly string[] = ['19', '20', '00'];

const arquivado = (item: ItemDaGuia, mudanca: MudancaDoItem): ItemDaGuia | RegraDoItem => {
  const { codTabelaAprov, codProcAmb } = mudanca;
  const moves = codTabelaAprov !== undefined && codTabelaAprov !== item.codTabelaAprov;
  const chooses = codProcAmb !== undefined && codProcAmb !== item.codProcAmb;
  if (!moves && !chooses) return item;
  // The decision depends on the price, and a new table brings a new price.
  if (moves && mudanca.status !== undefined)
    return bloqueio(
      'CTM-39',
      'Transfira o item antes de aprová-lo: o valor da operadora é o da tabela nova.',
    );
  if (item.status === 1)
    return bloqueio('CTM-39', 'O item está aprovado: desaprove-o antes de mudar a tabela ou o código AMB.');
  if (moves && !(movable.includes(item.codTabelaAprov) && movable.includes(codTabelaAprov)))
    return bloqueio(
      'CTM-39',
      `Não foi possível transferir os itens! Da tabela ${item.codTabelaAprov} não se passa para a ${codTabelaAprov}.`,
    );
  const opcao = item.codProcAmbOpc.find(({ codigo }) => codigo === codProcAmb);
  if (chooses && codProcAmb !== null && !opcao)
    return bloqueio(
      'CTM-40',
      `Não foi possível alterar o código AMB! ${codProcAmb} não é um código AMB deste procedimento.`,
    );
  return {
    ...item,
    ...(moves ? { codTabelaAprov } : {}),
    ...(chooses ? { codProcAmb, tipoProcOS: opcao?.tipo ?? item.tipoProcOS } : {}),
  };
};

function* problemasDoAceite(
  item: ItemDaGuia,
  { motivo, tabela, vrUnitario }: AceiteDaPendencia,
): Generator<ProblemaDaDecisao> {
  const escrito = motivo.trim();
  if (escrito === '') yield { field: 'motivo', message: 'Diga por que o item é aceito.' };
  else if (escrito.length > maximoMotivoDoAceite)
    yield { field: 'motivo', message: `Use no máximo ${maximoMotivoDoAceite} caracteres.` };
  if (item.codTabelaAprov !== '00') return;
  if (tabela === undefined) yield { field: 'tabela', message: 'Escolha a tabela do item.' };
  if (!vrUnitario || vrUnitario < 0)
    yield { field: 'vrUnitario', message: 'Informe o valor unitário que se paga.' };
}

/** Accepts the pendency of an item, or withdraws the acceptance (CTM-66). */
const aceito = (item: ItemDaGuia, aceite: AceiteDaPendencia | null): ResultadoDaMudanca => {
  if (item.status === 1) return refused([bloqueio('CTM-66', 'O item está aprovado: desaprove-o antes.')]);
  if (aceite === null)
    return item.pendenciaAceita === null
      ? unchanged('A pendência não está aceita.')
      : {
          feito: true,
          depois: { ...item, pendenciaAceita: null, status: item.pendencias === null ? null : 0 },
        };
  if (item.pendencias === null && item.codTabelaAprov !== '00') return unchanged('O item não tem pendência.');
  const pendenciaAceita = aceite.motivo.trim();
  if (pendenciaAceita === item.pendenciaAceita) return unchanged('A pendência já está aceita.');
  const problemas = [...problemasDoAceite(item, aceite)];
  if (problemas.length > 0) return refused([], problemas);
  const naTabela =
    item.codTabelaAprov === '00' && aceite.tabela && aceite.vrUnitario
      ? { codTabelaAprov: aceite.tabela, vrUnitarioOeste: aceite.vrUnitario }
      : {};
  return { feito: true, depois: { ...item, ...naTabela, pendenciaAceita, status: null } };
};

const decisaoPedida = (item: ItemDaGuia, mudanca: MudancaDoItem): Decisao => {
  const inteira = aprovacaoInteira(item);
  return decisaoLimpa(item, {
    qtdExecAprov: mudanca.qtdExecAprov ?? inteira.qtdExecAprov,
    vrTotalAprov: mudanca.vrTotalAprov ?? inteira.vrTotalAprov,
    COM_COD: mudanca.COM_COD ?? null,
    GLO_COMENTARIO: mudanca.GLO_COMENTARIO ?? null,
    OBSERVACAO: mudanca.OBSERVACAO === undefined ? item.OBSERVACAO : mudanca.OBSERVACAO,
  });
};

const isSame = (item: ItemDaGuia, decisao: Decisao): boolean =>
  (Object.keys(decisao) as (keyof Decisao)[]).every((name) => item[name] === decisao[name]);

const aprovado = (item: ItemDaGuia, mudanca: MudancaDoItem): ResultadoDaMudanca => {
  const decisao = decisaoPedida(item, mudanca);
  if (item.status === 1 && isSame(item, decisao)) return unchanged('O item já está aprovado.');
  // A request without values approves many items at once: an approved item keeps its earlier decision.
  const isPlain = mudanca.qtdExecAprov === undefined && mudanca.vrTotalAprov === undefined;
  if (item.status === 1 && isPlain) return unchanged('O item já está aprovado.');
  const motivos = bloqueiosDoItem(item, decisao);
  if (isAtencao(item) && item.pendenciaAceita === null && mudanca.confirmado !== true && item.status !== 1)
    motivos.push(bloqueio('CTM-20', `Confirme antes de aprovar. ${item.pendencias ?? ''}`));
  const problemas = problemasDaDecisao(item, decisao);
  if (motivos.length > 0 || problemas.length > 0) return refused(motivos, problemas);
  return { feito: true, depois: { ...item, ...decisao, status: 1 } };
};

const desaprovado = (item: ItemDaGuia): ResultadoDaMudanca =>
  item.status === 1
    ? {
        feito: true,
        depois: {
          ...item,
          // Pendencies from before the approval count again.
          status: item.pendencias === null || item.pendenciaAceita !== null ? null : 0,
          qtdExecAprov: null,
          vrTotalAprov: null,
          COM_COD: null,
          GLO_COMENTARIO: null,
        },
      }
    : unchanged('O item não está aprovado.');

/** Applies a change to an item (CTM-10 to CTM-12, CTM-39, CTM-40, CTM-66); browser and server share this function. */
export const mudaItem = (antes: ItemDaGuia, mudanca: MudancaDoItem): ResultadoDaMudanca => {
  if (mudanca.aceite !== undefined) return aceito(antes, mudanca.aceite);
  const item = arquivado(antes, mudanca);
  if ('regra' in item) return refused([item]);
  if (mudanca.status === 1) return aprovado(item, mudanca);
  if (mudanca.status === null) return desaprovado(item);
  const OBSERVACAO = mudanca.OBSERVACAO === undefined ? item.OBSERVACAO : mudanca.OBSERVACAO?.trim() || null;
  if (item === antes && OBSERVACAO === item.OBSERVACAO) return unchanged('O item já está assim.');
  const problemas = problemasDaDecisao(item, { ...aprovacaoInteira(item), OBSERVACAO }).filter(
    ({ field }) => field === 'OBSERVACAO',
  );
  return problemas.length > 0 ? refused([], problemas) : { feito: true, depois: { ...item, OBSERVACAO } };
};
