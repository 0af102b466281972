import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Http } from '../../http/http.ts';
import { buscaMensagens, detalhesCampanha } from './campanha.contract.ts';
import { fakeCampanhas } from './campanha.fake.ts';
import { detalheCampanhaQuery } from './campanha.queries.ts';

it.each([
  [3, 2, [{ id_campanha: 7, copias: false, offset: 0, limit: 5 }]],
  [0, 0, []],
])(
  'of a campaign of %i push and %i SMS as many messages are asked for, or none (MSG-9)',
  async (push, sms, asked) => {
    const [some] = fakeCampanhas();
    const campanha = { ...some, id_campanha: 7, qtd_push: push, qtd_sms: sms };
    const call = vi.fn(async (endpoint: unknown, _input: { query?: object }) => ({
      status: true,
      message: '',
      data: endpoint === detalhesCampanha ? [campanha] : [],
    }));
    const query = detalheCampanhaQuery({ call } as unknown as Http, 7);
    expect(await new QueryClient().fetchQuery(query)).toEqual({ campanha, mensagens: [] });
    const messages = call.mock.calls.filter(([endpoint]) => endpoint === buscaMensagens);
    expect(messages.map(([, { query: sent }]) => sent)).toEqual(asked);
  },
);
