import { cargoDaLista } from '@vidas/api-client/tecnologia/pessoas/cargos.rules.ts';
import type { Trx } from '../../../db/tx.ts';
import { endSessoesDe } from '../../shell/session/sessao.sql.ts';
import { type Contexto, exigeVendedorLivre, muda } from './mudanca.ts';
import { type ComandoPessoa, PessoaRecusada } from './pessoas.rules.ts';
import { findQuemMudou, updateDados } from './pessoas.sql.ts';

/** Name, occupation and seller code of a person. */
interface Dados {
  nome: string;
  cargo: string;
  vendedor: string | null;
}

const rotulos = { nome: 'Nome', cargo: 'Cargo', vendedor: 'Código de vendedor' } as const;
const campos = Object.keys(rotulos) as (keyof Dados)[];

const escrito = (valor: string | null): string => valor ?? 'nenhum';

/** The changed fields, each with its values before and after: 'Cargo: Analista → Diretor'. */
const escreve = (antes: Dados, depois: Dados): string =>
  campos
    .filter((campo) => antes[campo] !== depois[campo])
    .map((campo) => `${rotulos[campo]}: ${escrito(antes[campo])} → ${escrito(depois[campo])}`)
    .join('; ');

/** An occupation in the list's spelling; one outside the list stays only where it was (OPE-21). */
const cargoDe = (digitado: string, antes: string): string => {
  const cargo = cargoDaLista(digitado) ?? digitado.trim();
  if (cargo !== antes && cargoDaLista(cargo) === undefined)
    throw new PessoaRecusada('O cargo não está na lista de cargos: escolha um dela.', 'cargo');
  return cargo;
};

const recusaMudados = async (
  trx: Trx,
  { id, login }: { id: string; login: string },
  { agora, vistos }: { agora: Dados; vistos: Dados },
): Promise<void> => {
  if (campos.every((campo) => agora[campo] === vistos[campo])) return;
  throw new PessoaRecusada(
    `Os dados de ${login} mudaram enquanto você os via: confira-os e salve de novo.`,
    undefined,
    { por: await findQuemMudou(trx, id, 'editada'), agora },
  );
};

/**
 * Changes name, occupation and seller code, with the values before and after in the person's history (TEC-9). Rights hang on the last two:
 * nobody changes their own, and open sessions end.
 */
export const edita = async (
  contexto: Contexto,
  { login, vistos, ...pedido }: Extract<ComandoPessoa, { acao: 'edita' }>,
): Promise<string> => {
  let feito = '';
  const pessoa = await muda(contexto, login, async (trx, antes) => {
    const agora: Dados = { nome: antes.nome, cargo: antes.cargo, vendedor: antes.vendedor_codigo };
    if (vistos) await recusaMudados(trx, antes, { agora, vistos });
    const depois: Dados = {
      nome: pedido.nome?.trim() ?? agora.nome,
      cargo: pedido.cargo === undefined ? agora.cargo : cargoDe(pedido.cargo, agora.cargo),
      vendedor: pedido.vendedor === undefined ? agora.vendedor : pedido.vendedor,
    };
    feito = escreve(agora, depois);
    if (feito === '') throw new PessoaRecusada(`Nada mudou nos dados de ${antes.login}.`);
    const daDireitos = depois.cargo !== agora.cargo || depois.vendedor !== agora.vendedor;
    if (daDireitos && antes.id === contexto.autor)
      throw new PessoaRecusada(
        'Ninguém muda o próprio cargo nem o próprio código de vendedor: peça a outra pessoa de Tecnologia, ou use npm run user:edit no console do servidor.',
      );
    if (depois.vendedor !== null && depois.vendedor !== agora.vendedor)
      await exigeVendedorLivre(trx, depois.vendedor);
    await updateDados(trx, antes.id, {
      nome: depois.nome,
      cargo: depois.cargo,
      vendedor_codigo: depois.vendedor,
    });
    if (daDireitos) await endSessoesDe(trx, antes.id, { agora: contexto.clock(), motivo: 'cargo' });
    return { tipo: 'editada', detalhe: feito };
  });
  return `${pessoa.login}: ${feito}.`;
};
