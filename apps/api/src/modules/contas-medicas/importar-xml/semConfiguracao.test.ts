// @module-tag embedded
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loteXml } from '../../../demo/tiss/loteXml.ts';
import { loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../../cadastro/fixtures/multipart.ts';
import { writeRede } from './fixtures/rede.ts';

let t: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRede(t.db);
});
afterAll(() => t.close());

test('SER-49: before the operator has a registration or the centre a provider, no lot is judged, and the text says which setting', async () => {
  const before = t.deps.config;
  const as = await t.tokenFor({ modules: ['centro-medico'] });
  const own = Buffer.from(loteXml(loteDeTeste('consulta', { prestador: '999520' })), 'latin1');
  const answered = async (config: Partial<typeof before>) => {
    Object.assign(t.deps.config, config);
    const answer = await t.staff.inject({
      method: 'POST',
      url: '/api/v1/prestador/importaXml/rigoroso',
      ...multipart('lote.xml', own, as, 'arqXml'),
    });
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const { ansRegistration, centroMedico } = before;
  try {
    expect(await answered({ ansRegistration: '' })).toEqual([
      422,
      'O registro da operadora na ANS não está configurado (ANS_REGISTRATION). Fale com a TI.',
    ]);
    expect(await answered({ ansRegistration, centroMedico: undefined })).toEqual([
      403,
      'O prestador do Centro Médico não está configurado (CENTRO_MEDICO_PRESTADOR). Fale com a TI.',
    ]);
  } finally {
    Object.assign(t.deps.config, { ansRegistration, centroMedico });
  }
});
