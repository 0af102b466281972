import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { regrasDasContas } from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import type { GuiaTiss, ItemTiss } from '../../../imports/tiss/guiaTiss.ts';
import { type Alvo, problema } from '../../../imports/tiss/problemaTiss.ts';
import type { ItemJulgado } from '../regras/itemJulgado.ts';
import { julgaPelasRegras } from '../regras/regras.rules.ts';
import { type BeneficiarioDoLote, type CadastroDoLote, nomesDaAutorizacao } from './cadastro.rules.ts';
import { procedimentoDoItem } from './item.rules.ts';
import { conselhoDe, regimeDe } from './linhas.ts';

/** Items of a guide as the trade rules see them, in its order. */
export const itensJulgados = (
  guia: GuiaTiss,
  cadastro: CadastroDoLote,
  prestador: string | null,
): ItemJulgado[] => {
  const numero = guia.numeroPrestador?.valor ?? `guia ${guia.ordem} do lote`;
  const isUrgencia = regimeDe(guia) === '04';
  const autorizacoes = nomesDaAutorizacao(guia);
  return guia.itens.map((item: ItemTiss) => {
    const conhecido = procedimentoDoItem(item, cadastro);
    const conselho = conselhoDe(item);
    return {
      guia: numero,
      item: item.numero,
      prestador: null,
      tabela: item.tabela?.valor ?? null,
      codigo: item.codigo?.valor ?? null,
      dia: item.data?.valor ?? null,
      grau: item.equipe[0]?.grau ?? null,
      medico: conselho ?? prestador ?? '',
      conselho,
      quantidade: item.quantidade === null ? null : Number(item.quantidade.valor),
      totalCents: item.totalCents?.valor ?? null,
      fator: item.reducao === null ? null : item.reducao.valor,
      via: item.ditos?.via ?? null,
      isUrgencia,
      classificacao: conhecido?.classificacao ?? null,
      precoCents: conhecido?.valorCents ?? null,
      sexo: conhecido?.sexo ?? null,
      idadeMinima: conhecido?.idadeMinima ?? null,
      idadeMaxima: conhecido?.idadeMaxima ?? null,
      autorizacoes,
    };
  });
};

/** Register and file around a guide of a known person. */
interface ContextoDasRegras {
  beneficiario: BeneficiarioDoLote;
  cadastro: CadastroDoLote;
  prestador: string | null;
  vistos: ReadonlyMap<string, readonly ItemJulgado[]>;
}

/** Notices of the trade rules about a guide (CTM-96, TIS-69). */
export const julgaRegras = (
  guia: GuiaTiss,
  alvo: Alvo,
  { beneficiario, cadastro, prestador, vistos }: ContextoDasRegras,
): ProblemaXml[] => {
  const { matricula, nascimento, sexo } = beneficiario;
  const irmaos = itensJulgados(guia, cadastro, prestador);
  const contexto = {
    // The card of a newborn is a parent's.
    pessoa: guia.recemNato === 'S' ? null : { nascimento, sexo },
    inicio: guia.inicio?.valor ?? null,
    fim: guia.fim?.valor ?? null,
    irmaos,
    outros: [...(vistos.get(matricula) ?? []), ...(cadastro.guardados.get(matricula) ?? [])],
    autorizacoes: cadastro.autorizacoes.get(matricula) ?? [],
    soAntes: true,
  };
  return guia.itens.flatMap((item, at) => {
    const julgado = irmaos[at];
    if (julgado === undefined) return [];
    return julgaPelasRegras(julgado, contexto, cadastro.ajustes).achados.map(({ chave, texto }) =>
      problema(
        { nivel: 'AVISO', camada: 'GUIA' },
        item.codigo ?? item,
        { ...alvo, item: item.numero },
        {
          message: texto,
          remedio: regrasDasContas[chave].remedio,
          codigo: regrasDasContas[chave].glosa,
        },
      ),
    );
  });
};
