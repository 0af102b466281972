/**
 * The tables that people keep views of, by the names that stand in the address and beside the views (REL-17), without those of
 * declared reports, which have the report's own name. Whoever makes a table by hand adds it here; a name that was taken out takes
 * its views with it.
 */
export const tabelas = [
  'cancelamento',
  'conferencia-sib.arquivoconferenciaans',
  'conferencia-sib.arquivos',
  'conferencia-sib.ativossemcconaoeste',
  'conferencia-sib.beneficiariossemcconaos',
  'conferencia-sib.camposdivergentessib',
  'conferencia-sib.cco-nao-gravados',
  'conferencia-sib.inativossemcconaoeste',
  'conferencia-sib.situacaoans-x-os',
  'detalhe-campanha',
  'envio-sib',
  'envio-sib-arquivos',
  'exames-qtde',
  'fechamento-comissao.contestacoes',
  'fechamento-comissao.linhas',
  'fechamento-comissao.mudancas',
  'fechamento-comissao.sem-comissao',
  'fechamento-comissao.vendedores',
  'gera-boleto',
  'guias-importadas-xml',
  'guias-importadas-xml.lotes',
  'importar-xml-prestador',
  'importar-xml-prestador.rejeitadas',
  'imposto-de-renda',
  'inadimplente',
  'leitura-xml-sib',
  'regras-comissao',
  'regras-comissao.do-vendedor',
  'regras-comissao.minhas',
  'regras-comissao.vendedores',
  'rejeitados-sib',
  'mensageria',
  'movimentacao-beneficiarios',
  'ouvidoria.denuncias',
  'retencao.atendimento',
  'retencao.cancelados',
  'retencao.fimdomes',
  'retencao.finalizados',
  'utilizacao-congeneres',
  'utilizacao-qualicorp.sintetico',
  'utilizacao-qualicorp.utilizacao',
] as const;

/** One of them. */
export type Tabela = (typeof tabelas)[number];
