import { type TestServer, testServer } from '../../../test/harness.ts';
import { type ItemFixture, writeTabelas } from './guias.fixture.ts';

/** Answer of the calls about guides, as far as tests read it. */
export interface Answer {
  status: number;
  success: boolean;
  message: string;
  guia: Record<string, unknown>;
  itens: Record<string, unknown>[];
  resultados: { situacao: string; [name: string]: unknown }[];
  guias: { guia: Record<string, unknown>; itens: Record<string, unknown>[] }[];
  historico: Record<string, unknown>[];
  [name: string]: unknown;
}

/** An item with the defaults of `itemDe`. */
export const one = (given: Partial<ItemFixture> = {}): ItemFixture => ({ sequencia: 1, ...given });

/** An item approved as charged. */
export const approved = (sequencia = 1): ItemFixture => ({
  sequencia,
  status: 1,
  quantidade_aprovada: 1,
  valor_aprovado_cents: 10_000,
});

const callsOf = (t: TestServer, ana: string) => {
  const ask = async (path: string, payload: object | undefined, who = ana): Promise<Answer> => {
    const reply = await t.staff.inject({
      method: 'POST',
      url: `/api/v1/contasMedicas/${path}`,
      headers: { authorization: who },
      ...(payload === undefined ? {} : { payload }),
    });
    const body = reply.body === '' ? {} : reply.json<Omit<Answer, 'status'>>();
    return { ...body, status: reply.statusCode } as Answer;
  };
  return {
    ask,
    /** Changes items of guide 1, by default the first item. */
    set: (itens: object[], who = ana, more: object = {}) => {
      const itensAlterados = itens.map((item) => ({ numGuia: '1', seqItem: 1, ...item }));
      return ask('setGuiaItens', { itensAlterados, ...more }, who);
    },
    read: (numGuia = '1', who = ana) => ask('getGuiaImportada', { numGuia }, who),
    guiaRow: (numero = '1') =>
      t.db.selectFrom('guia').where('numero', '=', numero).selectAll().executeTakeFirstOrThrow(),
    historyOf: (numero = '1') =>
      t.db.selectFrom('guia_historico').where('guia_numero', '=', numero).orderBy('id').selectAll().execute(),
  };
};

/** A server with the items' tables and four people: two reviewers, their coordinator, and the medical centre. */
export const guiasServer = async () => {
  const t = await testServer({ seed: 'none' });
  const modules = ['contas-medicas'] as const;
  const ana = await t.tokenFor({ login: 'ANA', nome: 'Ana Vidal Prado', cargo: 'Faturista', modules });
  const rui = await t.tokenFor({ login: 'RUI', nome: 'Rui Farias Lobo', cargo: 'Faturista', modules });
  const coord = await t.tokenFor({ cargo: 'COORD. DE CONTAS MEDICAS', modules });
  const centro = await t.tokenFor({ cargo: 'Analista de Sistemas', modules: ['centro-medico'] });
  await writeTabelas(t.db);
  return { t, ana, rui, coord, centro, ...callsOf(t, ana) };
};
