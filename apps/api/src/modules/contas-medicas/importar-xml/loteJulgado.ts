import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { append } from '../../../append.ts';
import { type ArquivoTiss, type FimDoLote, tiss } from '../../../imports/tiss/arquivoTiss.ts';
import type { CabecaTiss, GuiaTiss } from '../../../imports/tiss/guiaTiss.ts';
import type { GuiaLida } from '../../../imports/tiss/readTiss.ts';
import { type CadastroDoLote, chavesDe, type ChavesDoLote, matriculaDaCarteira } from './cadastro.rules.ts';
import type { ItemJulgado } from '../regras/itemJulgado.ts';
import { julgaGuia } from './guia.rules.ts';
import { type LinhasDaGuia, linhasDaGuia } from './linhas.ts';
import { itensJulgados } from './regrasDoLote.ts';

/** Facts about a guide for the answer, after the guide itself is released. */
export interface GuiaExaminada {
  ordem: number;
  numeroPrestador: string;
  numeroOperadora: string | null;
  carteira: string;
  recemNato: string | null;
  especie: GuiaTiss['especie'];
  data: string | null;
  valorCents: number;
  isRejeitada: boolean;
  temPendencia: boolean;
}

/** A lot on disk, with inputs of the judgement from outside the register. */
export interface LoteParaJulgar extends ArquivoTiss {
  registroAns: string;
  hoje: string;
  /** Import moment for the rows; null when no rows are made. */
  importadaEm: string | null;
}

/** The head as far as read before some guides, and the names to look up before judging them. */
export interface PerguntaDoLote {
  cabeca: CabecaTiss;
  chaves: ChavesDoLote;
}

/** Answer to `PerguntaDoLote`; without a known provider no rows are made. */
export interface CadastroDito {
  prestador: string | null;
  cadastro: CadastroDoLote;
}

/** Rows of some guides: three JSON arrays as text, in the database's form. */
export interface LinhasDaPorcao {
  guias: string;
  itens: string;
  pendencias: string;
}

/** Some judged guides; the rows are those of guides without errors. */
export interface GuiasJulgadas {
  guias: GuiaExaminada[];
  problemas: ProblemaXml[];
  linhas: LinhasDaPorcao | null;
}

const soma = ({ itens }: GuiaTiss): number =>
  itens.reduce((sum, { totalCents }) => sum + (totalCents?.valor ?? 0), 0);

const examinada = (guia: GuiaTiss, problemas: readonly ProblemaXml[]): GuiaExaminada => {
  const isRejeitada = problemas.some(({ nivel }) => nivel === 'ERRO');
  return {
    ordem: guia.ordem,
    numeroPrestador: guia.numeroPrestador?.valor ?? `guia ${guia.ordem} do lote`,
    numeroOperadora: guia.numeroOperadora,
    carteira: guia.carteira?.valor ?? '',
    recemNato: guia.recemNato,
    especie: guia.especie,
    data: guia.itens.find(({ data }) => data !== null)?.data?.valor ?? null,
    valorCents: soma(guia),
    isRejeitada,
    temPendencia: !isRejeitada && problemas.some(({ nivel }) => nivel === 'PENDENCIA'),
  };
};

const emTexto = (linhas: readonly LinhasDaGuia[]): LinhasDaPorcao => ({
  guias: JSON.stringify(linhas.map(({ guia }) => guia)),
  itens: JSON.stringify(linhas.flatMap(({ itens }) => itens)),
  pendencias: JSON.stringify(linhas.flatMap(({ pendencias }) => pendencias)),
});

/**
 * Reads a lot and judges its guides in portions: requests the register data of each portion, then yields the
 * judged guides. Items stay in the reading thread; only their rows leave it.
 */
export async function* loteJulgado(
  lote: LoteParaJulgar,
): AsyncGenerator<PerguntaDoLote | GuiasJulgadas, FimDoLote, CadastroDito | null> {
  const { registroAns, hoje, importadaEm } = lote;
  const vistas = new Map<string, number>();
  const vistos = new Map<string, ItemJulgado[]>();

  const keepVistos = (guia: GuiaTiss, { cadastro, prestador }: CadastroDito): void => {
    const matricula = guia.carteira && matriculaDaCarteira(guia.carteira.valor);
    if (matricula !== null)
      vistos.set(matricula, [...(vistos.get(matricula) ?? []), ...itensJulgados(guia, cadastro, prestador)]);
  };

  const julga = (lidas: readonly GuiaLida[], cabeca: CabecaTiss, dito: CadastroDito): GuiasJulgadas => {
    const { prestador, cadastro } = dito;
    const contexto = {
      cadastro,
      prestador,
      registroAns,
      dataDoLote: cabeca.data?.valor ?? null,
      hoje,
      vistas,
      vistos,
    };
    const guias: GuiaExaminada[] = [];
    const problemas: ProblemaXml[] = [];
    const linhas: LinhasDaGuia[] = [];
    for (const { guia, problemas: daForma } of lidas) {
      const dela = [...daForma, ...julgaGuia(guia, contexto)];
      append(problemas, dela);
      const numero = guia.numeroPrestador?.valor;
      if (numero !== undefined && !vistas.has(numero)) vistas.set(numero, guia.ordem);
      const julgada = examinada(guia, dela);
      guias.push(julgada);
      if (!julgada.isRejeitada) keepVistos(guia, dito);
      if (importadaEm !== null && prestador !== null && !julgada.isRejeitada)
        linhas.push(linhasDaGuia(guia, cadastro, { problemas: dela, prestador, importadaEm }));
    }
    return { guias, problemas, linhas: linhas.length > 0 ? emTexto(linhas) : null };
  };

  const reading = tiss(lote);
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
    const { cabeca, guias } = step.value;
    const dito = yield { cabeca, chaves: chavesDe(guias.map(({ guia }) => guia)) };
    if (dito === null) throw new TypeError('A question about the register had no answer.');
    yield julga(guias, cabeca, dito);
  }
}
