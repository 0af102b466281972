import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { AjustesDasRegras } from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { valoresQueJulgam } from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { dayNumber, isoOfDayNumber } from '@vidas/api-client/kinds/dayNumber.ts';
import type { Db } from '../../../db/database.ts';
import type { ItemJulgado } from './itemJulgado.ts';
import { findAutorizacoes, findItensJulgados, type ItemGuardado } from './itensJulgados.sql.ts';
import { type ItemComRegras, julgaPelasRegras } from './regras.rules.ts';
import { ajustesEmVigor } from './regras.sql.ts';

/** A guide under review, with the data for the trade rules. */
export interface GuiaDasRegras {
  numero: string;
  matricula: string;
  nascimento: string;
  sexo: 'F' | 'M';
  faturamento_inicio: string | null;
  faturamento_fim: string | null;
  senha: string | null;
  numero_operadora: string | null;
}

/** First day that the rules compare with. */
export const desdeQuando = (primeiro: string, ajustes: AjustesDasRegras): string =>
  isoOfDayNumber(dayNumber(primeiro) - (valoresQueJulgam(ajustes, 'retorno')?.[0] ?? 0));

const nomeado = ({ numero, ...item }: ItemGuardado): ItemJulgado => ({ ...item, guia: numero });

const chave = (guia: string, item: number): string => `${guia} ${item}`;

/** Findings of the trade rules for each item of some guides, and the rules that judged it; always four queries. */
export const julgaGuias = async (
  db: Db,
  guias: readonly GuiaDasRegras[],
  itens: readonly GuiaItem[],
  unico: string | null,
): Promise<(item: GuiaItem) => Pick<GuiaItem, 'achados' | 'julgadoPor'>> => {
  const dias = itens.map(({ dtExecucao }) => dtExecucao).toSorted();
  const [primeiro] = dias;
  const feitos = new Map<string, ItemComRegras>();
  if (primeiro !== undefined) {
    const ajustes = await ajustesEmVigor(db);
    const matriculas = [...new Set(guias.map(({ matricula }) => matricula))];
    const nomes = guias.flatMap(({ senha, numero_operadora }) => [senha, numero_operadora]);
    const autorizacoes = [...new Set(nomes.filter((each) => each !== null))];
    const [guardados, daspessoas] = await Promise.all([
      findItensJulgados(db, {
        matriculas,
        numeros: guias.map(({ numero }) => numero),
        desde: desdeQuando(primeiro, ajustes),
        ate: dias.at(-1) ?? primeiro,
        autorizacoes,
        unico,
      }),
      findAutorizacoes(db, matriculas, autorizacoes),
    ]);
    const porPessoa = Map.groupBy(guardados, ({ matricula }) => matricula);
    for (const guia of guias) {
      const daPessoa = porPessoa.get(guia.matricula) ?? [];
      const irmaos = daPessoa.filter(({ numero }) => numero === guia.numero).map(nomeado);
      const contexto = {
        pessoa: { nascimento: guia.nascimento, sexo: guia.sexo },
        inicio: guia.faturamento_inicio?.slice(0, 10) ?? null,
        fim: guia.faturamento_fim?.slice(0, 10) ?? null,
        irmaos,
        outros: daPessoa.filter(({ numero }) => numero !== guia.numero).map(nomeado),
        autorizacoes: daspessoas.filter(({ matricula }) => matricula === guia.matricula),
        soAntes: false,
      };
      for (const item of irmaos)
        feitos.set(chave(guia.numero, item.item), julgaPelasRegras(item, contexto, ajustes));
    }
  }
  return ({ numGuia, seqItem }) => {
    const { achados = [], julgadoPor = [] } = feitos.get(chave(numGuia, seqItem)) ?? {};
    return { achados: achados.map(({ chave: _, ...achado }) => achado), julgadoPor };
  };
};
