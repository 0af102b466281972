import { describe, expect, it } from 'vitest';
import { consultaProblems } from './consulta.ts';

describe('what can be said of a follow-up before asking', () => {
  it.each([
    ['', '', { protocolo: 'Digite o número do protocolo.' }],
    ['40719382', '', {}],
    [' ', 'ABC', { protocolo: 'Digite o número do protocolo.', chave: expect.stringContaining('16') }],
  ])('protocolo %j and chave %j', (protocolo, chave, problems) => {
    expect(consultaProblems({ protocolo, chave })).toEqual(problems);
  });
});
