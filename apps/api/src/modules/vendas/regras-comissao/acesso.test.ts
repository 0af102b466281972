import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { associacao, porVida, premium, regrasServer, smart } from './regras.fixture.ts';

let r: Awaited<ReturnType<typeof regrasServer>>;
beforeAll(async () => {
  r = await regrasServer();
});
beforeEach(() => r.clear());
afterAll(() => r.server.close());

describe('who may call', () => {
  const paths = [
    ['GET', 'getVendedores'],
    ['GET', 'getRegrasComissao/'],
    ['GET', 'getPlanosSaude'],
    ['GET', 'getRegrasComissaoVendedor/613'],
    ['GET', 'getRegrasComissaoVendedor/601'],
    ['POST', 'inserirRegraComissao'],
    ['POST', 'desativarRegraComissao'],
  ] as const;
  const all = [200, 200, 200, 200, 200, 200, 200];
  const none = [403, 403, 403, 403, 403, 403, 403];
  /** A seller of code 613: the plans and own rules. */
  const own = [403, 403, 200, 200, 403, 403, 403];

  it.each([
    ['Gerente Comercial', all],
    ['Diretor', all],
    ['Gerente de TI', all],
    ['GERENTE DE OPERACAO', all],
    ['Gerente Financeiro', all],
    ['Gerente Geral / Comercial', all],
    ['Vendedor', own],
    ['Vendedora', own],
    ['Aux. Administrativo/ Vendedor', own],
    ['AUX. ADMINISTRATIVO/VENDEDORA', own],
    ['Assistente de vendas', none],
    ['Consultor de vendas', none],
    ['Analista', none],
  ])('%s (RCO-1, RCO-2, VEN-30)', async (cargo, statuses) => {
    const { body: regra } = await r.insere(porVida);
    const who = await r.tokenOf(`QUEM_${cargo.replace(/\W/g, '')}${cargo.length}`, cargo, '613');
    const answers: number[] = [];
    for (const [method, path] of paths) {
      const rascunho = {
        ...porVida,
        vendedorRegraComissao: [{ ...associacao, planoRegistro: [premium] }],
      };
      const payload = path.startsWith('inserir')
        ? rascunho
        : { codigoRegraComissao: regra.codigoRegraComissao };
      const reply = await (method === 'GET' ? r.get(path, who) : r.post(path, payload, who));
      answers.push(reply.status);
      if (reply.status === 403)
        expect(reply.body.error).toBe(
          path.endsWith('/601') && statuses === own
            ? 'Estes dados são de outro vendedor.'
            : 'Você não possui acesso a este módulo!',
        );
    }
    expect(answers).toEqual(statuses);
    const wrote = statuses === all;
    expect((await r.count())[0]).toBe(wrote ? 2 : 1);
    const { body: list } = await r.get('getRegrasComissao/');
    expect(list.filter(({ status }: { status: string }) => status === 'Inativa')).toHaveLength(wrote ? 1 : 0);
  });

  it('shows a seller nothing of others under the same rule (RCO-2)', async () => {
    await r.insere({
      ...porVida,
      vendedorParceria: [
        { planoRegistro: smart, vendedor: '601', parceiros: ['619'] },
        { planoRegistro: premium, vendedor: '601', parceiros: ['613'] },
      ],
    });
    const who = await r.tokenOf('MARINA', 'Vendedora', '613');
    const { body } = await r.get('getRegrasComissaoVendedor/613', who);
    expect(body).toHaveLength(1);
    expect(body[0]).not.toHaveProperty('vendedores');
    expect(body[0].planos).toEqual([
      {
        planoRegistro: smart,
        planoNome: 'Smart Individual',
        dataInicio: '01/01/2026',
        dataFim: '31/12/2026',
      },
    ]);
    expect(body[0].parcerias).toMatchObject([{ planoRegistro: premium }]);
  });

  it('gives a seller the own rules for the code 0 (RCO-2)', async () => {
    await r.insere(porVida);
    const who = await r.tokenOf('ROGERIO', 'Vendedor', '601');
    const { body } = await r.get('getRegrasComissaoVendedor/0', who);
    expect(body).toHaveLength(1);
    expect(body).toEqual((await r.get('getRegrasComissaoVendedor/601')).body);
  });

  it.each(['0', '613'])('refuses a seller without a code who asks for %s (RCO-2)', async (codigo) => {
    const who = await r.tokenOf(`SEM${codigo}`, 'Vendedor');
    expect((await r.get(`getRegrasComissaoVendedor/${codigo}`, who)).status).toBe(403);
  });
});
