import * as contract from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, type TokenFor, testServer } from '../../../test/harness.ts';
import { send } from '../../../test/walkSend.fixture.ts';

interface Pagina {
  figuras: number;
  diferentes: number;
  semComparar: number;
  emImplantacao: boolean;
  assinatura: object | null;
  impedimento: string | null;
}

let nova: TestServer;
beforeAll(async () => {
  nova = await testServer({ seed: 'none' });
});
afterAll(() => nova.close());
afterEach(async () => void (await nova.db.deleteFrom('implantacao').execute()));

describe('signing (CAR-53)', () => {
  const comeca = () =>
    nova.db.insertInto('implantacao').values({ id: 1, iniciada_em: '2026-11-21T08:00:00' }).execute();
  const ask = async (quem: string): Promise<Pagina> =>
    (await send(nova.staff, contract.getConferenciaCarga, {}, quem)).json();
  const totais = ({ figuras, diferentes, semComparar }: Pagina) => ({ figuras, diferentes, semComparar });
  const sign = (quem: string, body: object) =>
    send(nova.staff, contract.assinaConferenciaCarga, { body }, quem);
  const pessoa = (cargo: string, modules: NonNullable<TokenFor['modules']>) =>
    nova.tokenFor({ nome: 'Ana Exemplo', cargo, modules });

  it.each([
    'Diretor',
    'Gerente Geral/Comercial',
    'Gerente Comercial',
    'Gerente Financeiro',
    'Gerente de Operação',
    'Gerente de TI',
  ])('is for %s, with Tecnologia or Diretoria, and ends the state with day and person', async (cargo) => {
    for (const module of ['tecnologia', 'diretoria'] as const) {
      await comeca();
      const quem = await pessoa(cargo, [module]);
      const vista = await ask(quem);
      expect(vista).toMatchObject({ emImplantacao: true, assinatura: null, impedimento: null });
      expect((await sign(quem, totais(vista))).statusCode).toBe(200);
      expect(await ask(quem)).toMatchObject({
        emImplantacao: false,
        assinatura: { por: 'Ana Exemplo', figuras: vista.figuras, diferentes: 0, semComparar: vista.figuras },
      });
      await nova.db.deleteFrom('implantacao').execute();
    }
  });

  it('is for nobody else, and the page says why', async () => {
    await comeca();
    const analista = await pessoa('Analista', ['tecnologia']);
    const vista = await ask(analista);
    expect(vista.impedimento).toMatch(/^Só um cargo de gerência assina/);
    expect((await sign(analista, totais(vista))).statusCode).toBe(403);
    const semModulo = await pessoa('Diretor', ['cadastro']);
    expect((await sign(semModulo, totais(vista))).statusCode).toBe(403);
    expect(await ask(analista)).toMatchObject({ emImplantacao: true, assinatura: null });
  });

  it('is refused with the new numbers where the figures are no more those that were seen', async () => {
    await comeca();
    const quem = await pessoa('Diretor', ['tecnologia']);
    const vista = await ask(quem);
    await send(
      nova.staff,
      contract.informaConferenciaCarga,
      { body: { figura: 'vidas-faixa', chave: '0-18', quantidade: 5, valor: null } },
      quem,
    );
    const answer = await sign(quem, totais(vista));
    expect([answer.statusCode, answer.json().error]).toEqual([409, expect.stringContaining('1 diferem')]);
    expect((await ask(quem)).emImplantacao).toBe(true);
    await nova.db.deleteFrom('conferencia_carga').execute();
  });

  it('is done once, and the page goes on comparing', async () => {
    await comeca();
    const quem = await pessoa('Diretor', ['tecnologia']);
    const vista = totais(await ask(quem));
    await sign(quem, vista);
    const again = await sign(quem, vista);
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      expect.stringMatching(
        /^A conferência já foi assinada em \d\d\/\d\d\/\d{4} \d\d:\d\d por Ana Exemplo\.$/,
      ),
    ]);
    expect((await ask(quem)).figuras).toBe(vista.figuras);
  });

  it('is nothing for an installation that was never in it', async () => {
    const quem = await pessoa('Diretor', ['tecnologia']);
    const vista = await ask(quem);
    expect(vista).toMatchObject({ emImplantacao: false, assinatura: null, impedimento: null });
    expect((await sign(quem, totais(vista))).json().error).toContain('não está em implantação');
  });
});
