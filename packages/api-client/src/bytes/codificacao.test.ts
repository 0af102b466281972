import { describe, expect, it } from 'vitest';
import { bytesEm, comuns, type EmQue, textos } from './bytesEm.fixture.ts';
import { decodificador, semMarcaDeFim } from './codificacao.ts';
import { descobreCodificacao } from './descobreCodificacao.ts';
import { leTexto } from './leTexto.ts';

describe('the encoding of a file', () => {
  it.each<[EmQue, number]>([
    ['utf-8', 0],
    ['utf-8 com marca', 0],
    ['utf-16le', 0],
    ['utf-16be', 0],
    ['windows-1252', 1],
    ['iso-8859-15', 1],
    ['cp850', textos.length],
  ])('ARQ-1: of %s no text is read with a wrong letter', (codificacao, recusados) => {
    let sem = 0;
    for (const texto of textos) {
      const bytes = bytesEm(`nome;x\n${texto};1\n`, codificacao);
      if (!bytes) continue;
      const busca = descobreCodificacao();
      busca.add(bytes);
      const found = busca.fim();
      if (found.codificacao === null) sem += 1;
      else
        expect(decodificador(found.codificacao)(bytes).replace(/^\uFEFF/, '')).toBe(`nome;x\n${texto};1\n`);
    }
    expect(sem).toBeLessThanOrEqual(recusados);
  });

  it('ARQ-1: many texts together are known in each, DOS too', () => {
    const juntos = comuns.replaceAll('|', '\n');
    for (const codificacao of ['windows-1252', 'cp850'] as const) {
      const busca = descobreCodificacao();
      const bytes = bytesEm(juntos, codificacao) ?? new Uint8Array();
      for (let at = 0; at < bytes.length; at += 7) busca.add(bytes.subarray(at, at + 7));
      expect(busca.fim()).toMatchObject({ codificacao });
    }
  });

  it.each([
    ['cp850', 'a;b\nAté;1', 'o arquivo está em DOS (página 850): “At‚”. Salve-o como CSV UTF-8.', 2],
    [
      'cp850',
      'JÚLIO',
      'não se sabe em que codificação o arquivo está: “JéLIO” seria outra palavra em DOS. Salve-o como CSV UTF-8.',
      1,
    ],
    ['utf-16le', 'João', 'o arquivo está em UTF-16. Salve-o como CSV UTF-8.', null],
    [
      'utf-8',
      'a\nJo\ufffdo',
      'o texto já perdeu uma letra: “Jo\ufffdo”. Gere o arquivo de novo, como CSV UTF-8.',
      2,
    ],
    ['utf-8', 'JoÃ£o', 'o texto já perdeu uma letra: “JoÃ£o”. Gere o arquivo de novo, como CSV UTF-8.', 1],
  ] as const)(
    'ARQ-2: what cannot be read in %s is refused with its word: %s',
    (codificacao, texto, recusa, linha) => {
      expect(leTexto(bytesEm(texto, codificacao) ?? new Uint8Array())).toEqual({ recusa, linha });
    },
  );

  it('ARQ-2: a mixture is refused', () => {
    const bytes = [...(bytesEm('José;', 'windows-1252') ?? []), ...(bytesEm('João', 'utf-8') ?? [])];
    expect(leTexto(Uint8Array.from(bytes))).toMatchObject({ recusa: expect.stringContaining('mistura') });
  });

  it.each(['a;b;c\n\u001a', 'a;b;c\n\u001a\u001a\r\n', 'a;b;c\n\u001a\0\0'])(
    'ARQ-3: the end mark of DOS is nothing: %j',
    (texto) => {
      expect(leTexto(new TextEncoder().encode(texto))).toEqual({ texto: 'a;b;c\n' });
      const corta = semMarcaDeFim();
      expect([...texto].map((sinal) => corta(sinal)).join('') + corta()).toBe('a;b;c\n');
    },
  );

  it('ARQ-3: the same sign in the middle stays', () => {
    const corta = semMarcaDeFim();
    expect(corta('a\u001a') + corta('b') + corta()).toBe('a\u001ab');
  });
});
