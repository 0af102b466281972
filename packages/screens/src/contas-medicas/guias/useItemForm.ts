import { writeReais } from '@vidas/api-client/words/money.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGuiaImportada,
  type GuiaItem,
  type ResultadoDoItem,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { CodigoDeGlosa } from '@vidas/api-client/contas-medicas/guias/guiasGlosas.contract.ts';
import {
  aprovacaoInteira,
  type Decisao,
  isAtencao,
  maximoObservacao,
} from '@vidas/api-client/contas-medicas/guias/itemDecisao.rules.ts';
import {
  type AceiteDaPendencia,
  type MudancaDoItem,
  mudaItem,
} from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import {
  ofertaDoItem,
  respostaDoAchado,
  textoDaGlosa,
} from '@vidas/api-client/contas-medicas/guias/oferta.rules.ts';
import type { AchadoDoItem } from '@vidas/api-client/contas-medicas/regras/achado.kinds.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { tetoDoItem, valorDaGlosa } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import type { FormRefusal } from '@vidas/ui/form/useZodForm.ts';
import { moneyCents, numberValue } from '@vidas/ui/masks/fieldSchemas.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { useConflictForm } from '../../app/useConflictForm.tsx';
import { sayFailure } from '../../report/useReport.ts';
import { escreveRecusa } from './guiaTexts.ts';

const schema = z.object({
  qtdExecAprov: z.nullable(numberValue({ what: 'a quantidade autorizada' })),
  vrTotalAprov: z.nullable(moneyCents({ what: 'o total autorizado' })),
  COM_COD: z.string(),
  GLO_COMENTARIO: z.string(),
  OBSERVACAO: z
    .string()
    .check(z.maxLength(maximoObservacao, `Use no máximo ${maximoObservacao} caracteres.`)),
  codProcAmb: z.string(),
});

type Typed = z.infer<typeof schema>;

type Codigos = readonly CodigoDeGlosa[];

const glosaDe = (codigos: Codigos, codigo: string | null): CodigoDeGlosa | undefined =>
  codigos.find((each) => each.codigo === codigo);

/** Offer for the item (CTM-83); null when the operator lacks its code. */
const ofertaCom = (item: GuiaItem, codigos: Codigos): Decisao | null => {
  const oferta = ofertaDoItem(item);
  const glosa = glosaDe(codigos, oferta?.COM_COD ?? null);
  if (oferta === null || codigos.length === 0) return oferta;
  return (
    (glosa && {
      ...oferta,
      GLO_COMENTARIO: glosa.descricao,
      OBSERVACAO: item.OBSERVACAO ?? glosa.comentarioPadrao,
    }) ??
    null
  );
};

/** First values: the present decision, else the offer, else the approval as charged. */
const firstValues = (item: GuiaItem, codigos: Codigos): Typed => {
  const whole = aprovacaoInteira(item);
  const oferta = ofertaCom(item, codigos);
  return {
    qtdExecAprov: (item.qtdExecAprov ?? whole.qtdExecAprov) / 10_000,
    vrTotalAprov: item.vrTotalAprov ?? oferta?.vrTotalAprov ?? tetoDoItem(item, whole.qtdExecAprov),
    COM_COD: item.COM_COD ?? oferta?.COM_COD ?? '',
    GLO_COMENTARIO: item.GLO_COMENTARIO ?? oferta?.GLO_COMENTARIO ?? '',
    OBSERVACAO: item.OBSERVACAO ?? oferta?.OBSERVACAO ?? '',
    codProcAmb: item.codProcAmb ?? '',
  };
};

// An unreadable quantity counts as zero; the form refuses it.
const inParts = (quantity: number | null): number => Math.round((quantity || 0) * 10_000);

const refusalOf = ({ motivos, problemas, mudancas = [], ...row }: ResultadoDoItem): FormRefusal => ({
  problems: problemas.map(({ field, message }) => ({ name: field, message })),
  failure: escreveRecusa({ ...row, motivos, mudancas, problemas: [] }) || undefined,
});

const mudancaDe = (item: GuiaItem, typed: Typed, confirmado: boolean): MudancaDoItem => ({
  status: 1,
  qtdExecAprov: inParts(typed.qtdExecAprov),
  vrTotalAprov: typed.vrTotalAprov ?? 0,
  COM_COD: typed.COM_COD,
  GLO_COMENTARIO: typed.GLO_COMENTARIO,
  ...(typed.OBSERVACAO === (item.OBSERVACAO ?? '') ? {} : { OBSERVACAO: typed.OBSERVACAO }),
  ...(typed.codProcAmb === '' || typed.codProcAmb === item.codProcAmb
    ? {}
    : { codProcAmb: typed.codProcAmb }),
  confirmado,
});

const refusalOfError = (reason: unknown): FormRefusal => {
  if (!(reason instanceof Error)) throw reason;
  const failed = 'Não foi possível efetuar a alteração!';
  // Changes by other people stand over the form.
  if (reason instanceof ApiError && reason.kind === 'conflict') toasts.error(failed);
  else sayFailure(reason, [failed, reason.message]);
  return { failure: reason.message };
};

const write = (name: string, value: unknown): string => {
  if (name === 'vrTotalAprov') return writeReais(Number(value ?? 0));
  return value === null || value === '' ? 'em branco' : String(value).replace('.', ',');
};

/** The approval of one item. The rules are checked here first, and again by the server against the version on show. */
export function useItemForm(
  opened: GuiaItem,
  codigos: Codigos,
  onDecide: (item: GuiaItem, mudanca: MudancaDoItem) => Promise<ResultadoDoItem | undefined>,
  onDone: () => void,
  /** True when the page itself tells the result. */
  isQuiet = false,
) {
  const http = useHttp();
  const client = useQueryClient();
  // Item of the decision; a new reading behind the form does not change it.
  const [item, setItem] = useState(opened);
  const [asking, setAsking] = useState<MudancaDoItem | null>(null);

  const send = async (mudanca: MudancaDoItem): Promise<FormRefusal | void> => {
    const here = mudaItem(item, mudanca);
    if (!here.feito && !here.jaEstava)
      return refusalOf({
        numGuia: item.numGuia,
        seqItem: item.seqItem,
        situacao: 'recusado',
        motivos: [...here.motivos],
        problemas: [...here.problemas],
      });
    const result = await onDecide(item, mudanca);
    if (result?.situacao === 'conflito')
      throw new ApiError('conflict', { message: escreveRecusa(result), body: result });
    if (result?.situacao === 'recusado') {
      toasts.error('Não foi possível efetuar a alteração!');
      return refusalOf(result);
    }
    if (!isQuiet) toasts.success('Alteração realizada com sucesso!');
    onDone();
  };

  /** Reads the item again; null when it is gone. */
  const readAgain = async (): Promise<GuiaItem | null> => {
    const guia = queryOf(http, getGuiaImportada, { body: { numGuia: item.numGuia } });
    const { itens } = await client.fetchQuery({ ...guia, staleTime: 0 });
    const fresh = itens.find(({ seqItem }) => seqItem === item.seqItem);
    if (fresh === undefined) return null;
    setItem(fresh);
    return fresh;
  };

  /** The present item, with the person who changed it. */
  const now = async ({ body }: ApiError) => {
    const fresh = await readAgain();
    if (fresh === null) return null;
    const { mudancas = [] } = body as ResultadoDoItem;
    return { valores: firstValues(fresh, codigos), quem: mudancas[0]?.quem ?? null };
  };

  const form = useConflictForm({
    schema,
    defaultValues: firstValues(item, codigos),
    conflict: { oQue: 'a decisão', now, write },
    describeError: refusalOfError,
    onSubmit: (typed: Typed) => {
      const mudanca = mudancaDe(item, typed, false);
      const mustConfirm =
        isAtencao(item) && item.status !== 1 && mudaItem(item, { ...mudanca, confirmado: true }).feito;
      if (!mustConfirm) return send(mudanca);
      setAsking(mudanca);
      return { failure: 'A aprovação espera a sua confirmação.' };
    },
  });
  const [quantidade, total, codigo, observacao] = useWatch({
    control: form.control,
    name: ['qtdExecAprov', 'vrTotalAprov', 'COM_COD', 'OBSERVACAO'],
  });
  const dirty = { shouldDirty: true };
  const oferta = ofertaCom(item, codigos);
  const sugestao =
    oferta !== null &&
    oferta.COM_COD === codigo &&
    oferta.vrTotalAprov === total &&
    oferta.qtdExecAprov === inParts(quantidade)
      ? oferta
      : null;
  /** Replaces the texts of a code where nothing was typed (CTM-81). */
  const troca = (
    name: 'GLO_COMENTARIO' | 'OBSERVACAO',
    nossos: readonly (string | null | undefined)[],
    novo: string | null | undefined,
  ) => {
    const agora = form.getValues(name);
    const depois = textoDaGlosa(agora, nossos, novo);
    if (depois !== agora) form.setValue(name, depois, dirty);
  };
  const escolheGlosa = (code: string) => {
    const antes = glosaDe(codigos, form.getValues('COM_COD'));
    const agora = glosaDe(codigos, code);
    form.setValue('COM_COD', code, dirty);
    troca('GLO_COMENTARIO', [antes?.descricao, oferta?.GLO_COMENTARIO], agora?.descricao);
    troca('OBSERVACAO', [antes?.comentarioPadrao], agora?.comentarioPadrao);
  };

  return {
    form,
    glosa: valorDaGlosa(item, total || 0),
    pedeGlosa: valorDaGlosa(item, total || 0) > 0 || inParts(quantidade) === 0,
    asking,
    item,
    failure: form.failure,
    /** Sets the quantity and its total (CTM-3). */
    setQuantidade: (next: number | null) => {
      form.setValue('qtdExecAprov', next, dirty);
      form.setValue('vrTotalAprov', tetoDoItem(item, inParts(next)), dirty);
    },
    codigo,
    observacao,
    escolheGlosa,
    /** Puts the denial of a finding into the fields; the approval accepts it (CTM-98). */
    usaResposta: (achado: AchadoDoItem) => {
      const { qtdExecAprov, vrTotalAprov, COM_COD } = respostaDoAchado(item, achado);
      form.setValue('qtdExecAprov', qtdExecAprov / 10_000, dirty);
      form.setValue('vrTotalAprov', vrTotalAprov, dirty);
      escolheGlosa(COM_COD ?? '');
    },
    /** Offer in the fields, until another value is typed (CTM-83). */
    sugestao,
    tiraSugestao: () => {
      escolheGlosa('');
      form.setValue('vrTotalAprov', tetoDoItem(item, item.qtdExec), dirty);
    },
    /** Accepts the pendency, or withdraws that; the typed decision stays (CTM-66). */
    aceita: async (aceite: AceiteDaPendencia | null): Promise<ResultadoDoItem | undefined> => {
      const result = await onDecide(item, { aceite });
      if (result?.situacao !== 'recusado') await readAgain();
      return result;
    },
    confirma: async () => {
      if (!asking) return;
      setAsking(null);
      await form.run(() => send({ ...asking, confirmado: true }));
    },
    desiste: () => setAsking(null),
  } as const;
}
