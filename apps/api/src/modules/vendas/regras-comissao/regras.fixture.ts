import { type TestServer, testServer } from '../../../test/harness.ts';

/** Two plans on sale and one that is not. */
export const smart = '478120171';
export const premium = '478122178';
export const foraDeVenda = '485510191';

export const dados = {
  regraDescricao: 'Campanha de outubro',
  regraTipoId: 1,
  contabilizaMeta: '1',
  regraEstornoMeses: 3,
  regraValorVida: '60,00',
  regraBonusVida: 20,
  regraBonusPorcentagem: '10,00',
};
export const associacao = {
  planoRegistro: [smart],
  vendedores: ['613', '601'],
  dataInicio: '01/01/2026',
  dataFim: '31/12/2026',
};
export const porVida = {
  dadosRegra: dados,
  faixasRegra: [] as object[],
  vendedorRegraComissao: [associacao],
  vendedorParceria: [] as object[],
};
export const faixa = {
  faixaDescricao: 'Até 10',
  faixaVidasInicial: 1,
  faixaVidasFinal: 10,
  tabelaFaixaId: 1,
  faixaPorcentagemPaga: '30,00',
};
export const semValor = { ...dados, regraValorVida: null, regraBonusVida: null, regraBonusPorcentagem: null };
export const porFaixa = { ...porVida, dadosRegra: { ...semValor, regraTipoId: 2 }, faixasRegra: [faixa] };

/** A server with three plans, the sellers 613, 601, 619 and 699 (inactive), and a calling manager. */
export const regrasServer = async () => {
  const server: TestServer = await testServer({ seed: 'none' });
  await server.db
    .insertInto('plano')
    .values(
      [smart, premium, foraDeVenda].map((registro, index) => ({
        registro,
        codigo_operadora: `P${index}`,
        nome: ['Smart Individual', 'Premium Individual', 'Smart Adesão'][index] ?? '',
        linha: 'SMART' as const,
        tipo: 'INDIVIDUAL' as const,
        acomodacao: 'ENFERMARIA' as const,
        coparticipacao_percentual: 0,
        ativo: index < 2,
      })),
    )
    .execute();
  await server.db
    .insertInto('vendedor')
    .values(
      (
        [
          ['613', 'Marina Toledo', 'Vendedora'],
          ['601', 'Rogério Pacheco', 'Vendedor'],
          ['619', 'Caio Meireles', 'Vendedor'],
          ['699', 'Quem Saiu', 'Vendedor'],
        ] as const
      ).map(([codigo, nome, cargo]) => ({
        codigo,
        nome,
        login: null,
        cargo,
        meta_vidas: 10,
        ativo: codigo !== '699',
      })),
    )
    .execute();

  /** Token of a person of the module Vendas, with an optional seller's code. */
  const tokenOf = async (login: string, cargo: string, vendedor?: string): Promise<string> => {
    const token = await server.tokenFor({ login, cargo, modules: ['vendas'] });
    if (vendedor !== undefined)
      await server.db
        .updateTable('usuario')
        .set({ vendedor_codigo: vendedor })
        .where('login', '=', `USU_${login}`)
        .execute();
    return token;
  };
  const gerente = await tokenOf('CHEFE', 'Gerente Comercial');
  const call = async (method: 'GET' | 'POST', path: string, who = gerente, payload?: object) => {
    const reply = await server.staff.inject({
      method,
      url: `/api-site/v1/regraComissao/${path}`,
      headers: { authorization: who },
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    server,
    tokenOf,
    gerente,
    get: (path: string, who = gerente) => call('GET', path, who),
    post: (path: string, payload: object, who = gerente) => call('POST', path, who, payload),
    insere: (rascunho: object) => call('POST', 'inserirRegraComissao', gerente, rascunho),
    /** Row counts of rules, tracks, lines, partnerships and partners. */
    count: async (): Promise<number[]> =>
      Promise.all(
        (['regra_comissao', 'regra_faixa', 'regra_vendedor', 'parceria', 'parceria_parceiro'] as const).map(
          async (table) => (await server.db.selectFrom(table).selectAll().execute()).length,
        ),
      ),
    clear: () => server.db.deleteFrom('regra_comissao').execute(),
  };
};
