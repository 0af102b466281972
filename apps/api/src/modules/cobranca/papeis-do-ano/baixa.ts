import type {
  ForaDaBaixa,
  ParteRecebida,
  QuaisBaixar,
} from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import { faltaSair } from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { fileWord } from '../../../mail/fileWord.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { motivoPorTelefone } from '../por-telefone/porTelefone.ts';
import {
  contaItens,
  cortaParadas,
  findItens,
  findQuemBaixa,
  gravaItens,
  insereBaixa,
  insereItens,
  type ItemRow,
  marcaVista,
  terminaBaixaEm,
  tomaBaixa,
} from './baixa.sql.ts';
import type { DoAno } from './envioDoAno.sql.ts';
import type { EspecieDoAno } from './papelDoAno.ts';

/** Papers per part: about 600 kB, made in less than a second. */
const POR_PARTE = 20;

/** File names without personal numbers; a repeated name gets '-2'. */
const nomesDe = (comeco: string, titulares: readonly { nome: string; matricula: string }[]) => {
  const vezes = new Map<string, number>();
  return titulares.map(({ nome, matricula }) => {
    const base = `${comeco}-${fileWord(nome) || 'titular'}`;
    const vez = (vezes.get(base) ?? 0) + 1;
    vezes.set(base, vez);
    return { titular: matricula, arquivo: `${base}${vez === 1 ? '' : `-${vez}`}.pdf` };
  });
};

/** A download and its person. */
interface Pedida {
  id: number;
  login: string;
}

interface Feito {
  ordem: number;
  valorCents: number | null;
  motivo: string | null;
  conteudo: Uint8Array;
}

/** Reason why a paper cannot be made; throws errors that do not concern the paper. */
const motivoDe = (error: unknown): string => {
  if (error instanceof Failure && error.status < 500) return error.message;
  // An amount or code that does not fit (PAP-1).
  if (error instanceof RangeError) return error.message;
  throw error;
};

/**
 * Papers of a year as files, in parts and constant memory: the server stores the request, not the files
 * (COB-32). The client confirms complete arrival; before that no paper counts.
 */
export const baixaDePapeis = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  especies: readonly EspecieDoAno[],
) => {
  const agora = () => momentoLocal(clock());
  const especieDe = (papel: EspecieDoAno['papel']): EspecieDoAno => {
    const especie = especies.find((each) => each.papel === papel);
    if (!especie) throw new TypeError(`No paper ${papel}.`);
    return especie;
  };

  const faz = async (especie: EspecieDoAno, ano: number, { ordem, titular }: ItemRow): Promise<Feito> => {
    try {
      const pronta = await especie.uma(titular, ano);
      const motivo = motivoPorTelefone(pronta);
      if (motivo !== null) throw new Failure(422, motivo);
      const { protegida, totalCents } = pronta;
      return { ordem, valorCents: totalCents, motivo: null, conteudo: await protegida() };
    } catch (error) {
      return { ordem, valorCents: null, motivo: motivoDe(error), conteudo: new Uint8Array() };
    }
  };

  /** A running download of a person; throws Failure for one that ended. */
  const aberta = async (trx: Trx, { id, login }: Pedida, podeTerTerminado = false) => {
    const baixa = await tomaBaixa(trx, id, login);
    if (!baixa) throw new Failure(404, 'Estes papéis não estão sendo baixados por você.');
    if (baixa.situacao === 'CORTADA')
      throw new Failure(409, 'Estes papéis começaram a ser baixados de novo noutro lugar.');
    if (baixa.situacao === 'TERMINADA' && !podeTerTerminado)
      throw new Failure(409, 'Estes papéis já foram baixados. Comece de novo.');
    return baixa;
  };

  return {
    comeca: ({ papel, ano }: DoAno, { quais, login }: { quais: QuaisBaixar; login: string }) =>
      tx(db, async (trx) => {
        const em = agora();
        const { todas, arquivo } = especieDe(papel);
        await cortaParadas(trx, { papel, ano }, { login, em });
        const linhas = (await todas(trx, ano)).filter((row) => quais === 'TODAS' || faltaSair(row));
        if (linhas.length === 0) throw new Failure(422, 'Não há o que baixar.');
        const id = await insereBaixa(trx, { papel, ano }, { login, em });
        if (id === undefined) {
          const { quem = 'Outra pessoa', desde = '' } = (await findQuemBaixa(trx, { papel, ano })) ?? {};
          throw new Failure(409, `${quem} está baixando estes papéis desde ${desde}. Aguarde um instante.`);
        }
        await insereItens(trx, id, nomesDe(`${arquivo}-${ano}`, linhas));
        return { id: String(id), quantas: linhas.length };
      }),

    parte: async ({ id, login }: Pedida, depois: number): Promise<ParteRecebida> => {
      const { papel, ano_base: ano } = await tx(db, (trx) => aberta(trx, { id, login }));
      const especie = especieDe(papel);
      const itens = await findItens(db, id, { depois, quantos: POR_PARTE });
      const arquivos: ParteRecebida['arquivos'] = [];
      const deFora: ForaDaBaixa[] = [];
      const feitos: Feito[] = [];
      for (const item of itens) {
        // Sequential: one thread makes the papers, and others are served in between.
        // oxlint-disable-next-line no-await-in-loop
        const feito = await faz(especie, ano, item);
        feitos.push(feito);
        if (feito.motivo !== null)
          deFora.push({ matricula: item.titular, titular: item.nome, motivo: feito.motivo });
        else
          arquivos.push({
            nomeArquivo: item.arquivo,
            titular: item.nome,
            conteudo: Buffer.from(feito.conteudo).toString('base64'),
          });
      }
      await tx(db, async (trx) => {
        await aberta(trx, { id, login });
        await gravaItens(trx, id, feitos);
        await marcaVista(trx, id, agora());
      });
      return { arquivos, deFora, proxima: itens.length < POR_PARTE ? null : (itens.at(-1)?.ordem ?? null) };
    },

    /** Repeating the call returns the same answer. */
    termina: ({ id, login }: Pedida): Promise<{ baixadas: number; deFora: number }> =>
      tx(db, async (trx) => {
        const { situacao } = await aberta(trx, { id, login }, true);
        const { faltam, ...contagem } = await contaItens(trx, id);
        if (faltam > 0) throw new Failure(409, 'Ainda há papéis por baixar.');
        if (situacao === 'ABERTA') await terminaBaixaEm(trx, id, agora());
        return contagem;
      }),
  };
};
