import type { Insertable } from 'kysely';
import type { NotificacaoTables } from '../db/tables/notificacao.ts';
import type { OperadoraTables } from '../db/tables/operadora.ts';
import { buildAttendance } from './attendance.ts';
import { buildCampaigns } from './campaigns.ts';
import { buildCards } from './cards.ts';
import { buildCare } from './careEvents.ts';
import { buildRegras } from './commissionRules.ts';
import { buildEmpresas } from './companies.ts';
import { momentOf } from './calendar.ts';
import { buildDataLoads } from './dataLoads.ts';
import { debtorsOf, silence } from './debtors.ts';
import { buildGuides } from './guides.ts';
import { buildHolidays } from './holidays.ts';
import { buildInvoices } from './invoices.ts';
import { buildLives, isActiveOn } from './lives.ts';
import { materials } from './materials.ts';
import { buildPayables } from './payables.ts';
import { lugares } from './places.ts';
import { buildFuneralAid, buildPostings } from './postings.ts';
import { cids, codigosAmb, glosas, procedimentos, regrasDoContrato } from './procedures.ts';
import { congeneres, motivos, planos, precos, vendedores } from './products.ts';
import { buildRede } from './providers.ts';
import { buildMovements } from './movements.ts';
import { buildNips } from './lei/nips.ts';
import { buildCasosDeDivida } from './lei/casosDeDivida.ts';
import { buildPrazos } from './lei/prazos.ts';
import { buildRegistrosDeDivida } from './lei/registrosDeDivida.ts';
import { buildConsultas, buildContatos, buildTelefonesErrados, markProgrammes } from './prevention.ts';
import { buildRetention } from './retention.ts';
import { buildReanalises } from './lei/reanalises.ts';
import { buildSaidas } from './lei/saidas.ts';
import { buildSales } from './sales.ts';
import { spoilPhones } from './wrongPhones.ts';

type DemoTables = OperadoraTables & NotificacaoTables;

/** Rows of several tables, parents first. */
export type DemoRows = { [T in keyof DemoTables]?: readonly Insertable<DemoTables[T]>[] };

/** A part of the demonstration written in one transaction; `nome` is its progress text. */
export interface DemoStep {
  nome: string;
  rows: DemoRows;
}

/** All steps of the demonstration, in writing order. Pure: no clock, no randomness of its own. */
export const buildDemo = ({
  lives,
  today,
  registroAns,
}: {
  lives: number;
  today: number;
  registroAns: string;
}): DemoStep[] => {
  const rede = buildRede(today);
  const empresas = buildEmpresas(lives, today);
  const vidas = buildLives(lives, empresas, today);
  for (const empresa of empresas) {
    empresa.row.vidas_contratadas = vidas.filter(
      (vida) => vida.empresa === empresa && isActiveOn(vida, today),
    ).length;
  }
  const { lotes, guias, itens, pendencias, historico, coparticipacoes } = buildGuides(
    buildCare(vidas, rede, today),
    today,
  );
  markProgrammes(guias, vidas, today);
  const funeral = buildFuneralAid(vidas, today);
  const debtors = debtorsOf(vidas, today);
  const casos = buildCasosDeDivida(vidas, debtors, { today, silence });
  const { faturas, lancamentos } = buildInvoices(
    buildPostings(vidas, coparticipacoes, funeral, today),
    casos.calados,
    today,
  );
  spoilPhones(faturas, [...casos.calados.keys()], today);
  const cartoes = buildCards(faturas, today);
  const pagar = buildPayables(guias, rede, today);
  const regras = buildRegras(today);
  const vendas = buildSales(vidas, regras, today);
  const atendimento = buildAttendance(vidas, rede, today, registroAns);
  const saidas = buildSaidas(vidas, today, registroAns);
  const mensagens = buildCampaigns(vidas, today);
  const contatos = buildContatos(
    guias,
    atendimento.restricoes.map(({ matricula }) => matricula),
    vidas,
    today,
  );
  return [
    {
      nome: 'cadastro',
      rows: {
        municipio: lugares.map(({ codigo, nome, uf }) => ({ codigo, nome, uf })),
        plano: planos,
        plano_faixa: precos,
        vendedor: vendedores,
        congenere: congeneres,
        motivo_cancelamento: motivos,
        prestador: rede.todos,
        empresa: empresas.map(({ row }) => row),
        pessoa: vidas.map(({ membro }) => membro.pessoa),
        beneficiario: vidas.map(({ row }) => row),
        ...buildMovements(vidas, today),
      },
    },
    {
      nome: 'guias',
      rows: {
        cid10: cids,
        glosa: glosas,
        regra_da_conta: regrasDoContrato.map((each) => ({ ...each, gravada_em: momentOf(today - 60, 9, 0) })),
        procedimento: procedimentos,
        procedimento_amb: codigosAmb.map(([codigo, codigo_amb, descricao, tipo]) => ({
          tabela: '22',
          codigo,
          codigo_amb,
          descricao,
          tipo,
        })),
        material: materials,
        lote_xml: lotes,
        guia: guias,
      },
    },
    {
      nome: 'itens das guias',
      rows: { guia_item: itens, guia_pendencia: pendencias, guia_historico: historico },
    },
    {
      nome: 'faturas',
      rows: {
        fatura: faturas.map(({ row }) => row),
        titulo: faturas.map(({ titulo }) => titulo),
        auxilio_funeral: [...funeral.values()],
      },
    },
    { nome: 'lançamentos', rows: { lancamento: lancamentos } },
    {
      nome: 'atendimento',
      rows: {
        protocolo_atendimento: atendimento.protocolos,
        token_confirmacao: atendimento.tokens,
        usuario_app: atendimento.usuariosApp,
        restricao_bariatrica: atendimento.restricoes,
        autorizacao: atendimento.autorizacoes,
        pedido: atendimento.pedidos,
        reanalise: buildReanalises(atendimento.autorizacoes, atendimento.protocolos, today),
        carga_dados: buildDataLoads(today),
        retencao: buildRetention(vidas, today),
        saida: saidas.saidas,
        saida_pessoa: saidas.pessoas,
        saida_passo: saidas.passos,
        nip: buildNips(vidas, today),
        campanha: mensagens.campanhas,
        campanha_mensagem: mensagens.mensagens,
        consulta_saude: buildConsultas(today),
        programa_contato: contatos,
        telefone_errado: buildTelefonesErrados(contatos),
        ...buildRegistrosDeDivida(casos, debtors, today),
      },
    },
    {
      nome: 'vendas e financeiro',
      rows: {
        regra_comissao: regras.regras,
        regra_faixa: regras.faixas,
        regra_vendedor: regras.vendedores,
        parceria: regras.parcerias,
        parceria_parceiro: regras.parceiros,
        venda: vendas,
        feriado: buildHolidays(today),
        prazo_legal: buildPrazos(today),
        conta_bancaria: pagar.contas,
        fornecedor: pagar.fornecedores,
        conta_a_pagar: pagar.contasAPagar,
        cartao_bandeira: cartoes.bandeiras,
        cartao_tarifa: cartoes.tarifas,
        cartao_pagamento: cartoes.pagamentos,
        cartao_parcela: cartoes.parcelas,
        cartao_fatura: cartoes.faturas,
      },
    },
  ];
};
