import type { Arquivo } from '../arquivo.ts';
import { congeneres, municipios, planos, tabelas_de_apoio, tarifas_cartao, vendedores } from './apoio.ts';
import {
  autorizacoes,
  movimentacoes_congenere,
  pedidos,
  protocolos,
  restricoes_bariatricas,
  tokens,
  usuarios_aplicativo,
} from './atendimento.ts';
import { beneficiarios } from './beneficiarios.ts';
import { auxilio_funeral, contas_a_pagar, faturas, lancamentos } from './dinheiro.ts';
import { guias, guias_itens } from './guias.ts';
import { empresas, materiais, prestadores, procedimentos } from './rede.ts';
import { comissoes_pagas, vendas } from './vendas.ts';

/** The files of the operator's own data, in the order of import. */
export const arquivos: readonly Arquivo[] = [
  municipios,
  tabelas_de_apoio,
  planos,
  vendedores,
  congeneres,
  prestadores,
  empresas,
  beneficiarios,
  auxilio_funeral,
  procedimentos,
  materiais,
  guias,
  guias_itens,
  faturas,
  lancamentos,
  vendas,
  contas_a_pagar,
  tarifas_cartao,
  autorizacoes,
  pedidos,
  tokens,
  protocolos,
  usuarios_aplicativo,
  restricoes_bariatricas,
  movimentacoes_congenere,
  comissoes_pagas,
];

/** File of a name without '.csv'. */
export const arquivoDe = (nome: string): Arquivo | undefined =>
  arquivos.find((arquivo) => arquivo.nome === nome);
