import { emQuantidade } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import type { AchadoDoItem } from '@vidas/api-client/contas-medicas/regras/achado.kinds.ts';
import {
  type AjustesDasRegras,
  type ChaveDaRegra,
  chavesDasRegras,
  regraDaConta,
  valoresQueJulgam,
} from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { dayNumber, isoOfDayNumber } from '@vidas/api-client/kinds/dayNumber.ts';
import { idadeEm } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { append } from '../../../append.ts';
import { auxiliares, segundaCirurgia } from './cirurgias.rules.ts';
import { type ContextoDaConta, type ItemJulgado, lugar, porLista, type Regra } from './itemJulgado.ts';

/** One whole unit in ten-thousandths. */
const UM = 10_000;

/** Maximum of places in one evidence. */
const maximoDeLugares = 5;

/** Place of each item in its list. */
const lugares = porLista((itens) => new Map(itens.map((each, at) => [each, at])));

const chaveDoIgual = ({ codigo, dia, grau }: ItemJulgado): string => [codigo, dia, grau ?? ''].join(' ');

const iguais = porLista((itens) =>
  Map.groupBy(
    itens.filter(({ tabela }) => tabela === '22'),
    chaveDoIgual,
  ),
);

/** CTM-87: the same procedure of the person on the same day, in the same degree. */
const duplicada: Regra = (item, { irmaos, outros, soAntes }) => {
  const { tabela, codigo, dia } = item;
  if (tabela !== '22' || codigo === null || dia === null) return undefined;
  const chave = chaveDoIgual(item);
  const at = lugares(irmaos).get(item) ?? 0;
  const repetidos: ItemJulgado[] = [];
  for (const each of iguais(irmaos).get(chave) ?? []) {
    if (repetidos.length === maximoDeLugares || (soAntes && (lugares(irmaos).get(each) ?? 0) >= at)) break;
    if (each !== item) repetidos.push(each);
  }
  append(repetidos, (iguais(outros).get(chave) ?? []).slice(0, maximoDeLugares - repetidos.length));
  if (repetidos.length === 0) return null;
  return {
    texto: `O procedimento ${codigo} de ${writeDay(dia)} repete ${repetidos.map(lugar).join('; ')}, da mesma pessoa.`,
    qtdPaga: 0,
  };
};

/** First consultation of each doctor on each day; emergencies do not count. */
const consultas = porLista((itens) => {
  const found = new Map<string, ItemJulgado>();
  for (const each of itens) {
    if (each.classificacao !== 'CONSULTA' || each.isUrgencia || each.dia === null) continue;
    const chave = `${each.medico} ${each.dia}`;
    if (!found.has(chave)) found.set(chave, each);
  }
  return found;
});

/** CTM-89: a consultation with the same doctor within the days of a return visit. */
const retorno: Regra = (item, { irmaos, outros }, [prazo = 0]) => {
  const { classificacao, dia, medico, isUrgencia } = item;
  if (classificacao !== 'CONSULTA' || dia === null || isUrgencia) return undefined;
  for (let passados = 1; passados <= prazo; passados += 1) {
    const antes = isoOfDayNumber(dayNumber(dia) - passados);
    const anterior =
      consultas(irmaos).get(`${medico} ${antes}`) ?? consultas(outros).get(`${medico} ${antes}`);
    if (anterior)
      return {
        texto: `Consulta de ${writeDay(dia)}, ${counted(passados, 'dia', 'dias')} depois da de ${writeDay(antes)} com o mesmo médico (${lugar(anterior)}). O retorno é de ${counted(prazo, 'dia', 'dias')}.`,
        qtdPaga: 0,
      };
  }
  return null;
};

/** Daily rates of a guide: the quantity before each item, and the total; null with an unreadable one. */
const diariasDaGuia = porLista((itens) => {
  const antes = new Map<ItemJulgado, number>();
  let total = 0;
  for (const each of itens) {
    if (each.classificacao !== 'DIÁRIA') continue;
    if (each.quantidade === null) return null;
    antes.set(each, total);
    total += each.quantidade;
  }
  return { antes, total };
});

/** CTM-90: daily rates beyond the nights of the billed period. */
const diarias: Regra = (item, { inicio, fim, irmaos }, [folga = 0]) => {
  if (item.classificacao !== 'DIÁRIA' || inicio === null || fim === null || fim < inicio) return undefined;
  const daGuia = diariasDaGuia(irmaos);
  if (daGuia === null || item.quantidade === null) return undefined;
  const antes = daGuia.antes.get(item) ?? 0;
  // A stay within one day has one daily rate.
  const noites = Math.max(1, dayNumber(fim) - dayNumber(inicio));
  const limite = (noites + folga) * UM;
  if (antes + item.quantidade <= limite) return null;
  return {
    texto: `A guia tem ${emQuantidade(daGuia.total)} diárias em ${counted(noites, 'noite', 'noites')}, de ${writeDay(inicio)} a ${writeDay(fim)}, e aceitam-se ${emQuantidade(limite)}; até este item são ${emQuantidade(antes + item.quantidade)}.`,
    qtdPaga: Math.max(0, limite - antes),
  };
};

const sexos = { F: 'feminino', M: 'masculino' } as const;

/** CTM-93: a procedure for one sex, billed for a person of the other. */
const sexo: Regra = ({ sexo: so, codigo }, { pessoa }) => {
  if (so === null || pessoa === null) return undefined;
  if (so === pessoa.sexo) return null;
  return {
    texto: `O procedimento ${codigo ?? ''} é só do sexo ${sexos[so]}, e a pessoa é do ${sexos[pessoa.sexo]}.`,
    qtdPaga: 0,
  };
};

const faixa = (minima: number | null, maxima: number | null): string => {
  if (minima === null) return `até ${counted(maxima ?? 0, 'ano', 'anos')}`;
  return maxima === null
    ? `desde ${counted(minima, 'ano', 'anos')}`
    : `de ${minima} a ${counted(maxima, 'ano', 'anos')}`;
};

/** CTM-94: a procedure outside the ages of its code, in whole years, both limits included. */
const idade: Regra = ({ idadeMinima, idadeMaxima, codigo, dia }, { pessoa }) => {
  if ((idadeMinima === null && idadeMaxima === null) || pessoa === null || dia === null) return undefined;
  const anos = idadeEm(pessoa.nascimento, dia);
  if (anos >= (idadeMinima ?? anos) && anos <= (idadeMaxima ?? anos)) return null;
  return {
    texto: `A pessoa tinha ${counted(anos, 'ano', 'anos')} em ${writeDay(dia)}, e o procedimento ${codigo ?? ''} é ${faixa(idadeMinima, idadeMaxima)}.`,
    qtdPaga: 0,
  };
};

const soma = (itens: readonly ItemJulgado[]): number | null =>
  itens.reduce<number | null>(
    (sum, { quantidade }) => (sum === null || quantidade === null ? null : sum + quantidade),
    0,
  );

/** CTM-95: a quantity above that of the named authorization, summed over all guides. */
const autorizada: Regra = (item, { irmaos, outros, autorizacoes }) => {
  const { tabela, codigo, quantidade } = item;
  const autorizacao = autorizacoes.find(
    (each) =>
      item.autorizacoes.includes(each.codigo) && each.tabela === tabela && each.procedimento === codigo,
  );
  if (autorizacao === undefined || quantidade === null) return undefined;
  const daAutorizacao = (each: ItemJulgado) =>
    each.tabela === tabela && each.codigo === codigo && each.autorizacoes.includes(autorizacao.codigo);
  const noutras = soma(outros.filter(daAutorizacao));
  const antes = soma(irmaos.slice(0, lugares(irmaos).get(item)).filter(daAutorizacao));
  if (noutras === null || antes === null) return undefined;
  const limite = autorizacao.quantidade * UM;
  const total = noutras + antes + quantidade;
  if (total <= limite) return null;
  return {
    texto: `A autorização ${autorizacao.codigo} é de ${emQuantidade(limite)} do procedimento ${codigo ?? ''}; com este item são ${emQuantidade(total)}, dos quais ${emQuantidade(noutras)} noutras guias.`,
    qtdPaga: Math.max(0, limite - noutras - antes),
  };
};

const regras: Readonly<Record<ChaveDaRegra, Regra>> = {
  duplicada,
  retorno,
  diarias,
  segundaCirurgia,
  auxiliares,
  sexo,
  idade,
  autorizada,
};

/** Result of the trade rules for an item. */
export interface ItemComRegras {
  achados: (AchadoDoItem & { chave: ChaveDaRegra })[];
  julgadoPor: string[];
}

/** Judges one item by every rule that is on and has its values (CTM-96, CTM-97). */
export const julgaPelasRegras = (
  item: ItemJulgado,
  contexto: ContextoDaConta,
  ajustes: AjustesDasRegras,
): ItemComRegras => {
  const done: ItemComRegras = { achados: [], julgadoPor: [] };
  for (const chave of chavesDasRegras) {
    const valores = valoresQueJulgam(ajustes, chave);
    const veredito = valores && regras[chave](item, contexto, valores);
    // `valores` is null for a rule that is off; a null verdict means no fault.
    if (valores === null || veredito === undefined) continue;
    const { regra, glosa } = regraDaConta(chave);
    done.julgadoPor.push(regra);
    if (veredito) done.achados.push({ chave, regra, glosa, ...veredito });
  }
  return done;
};
