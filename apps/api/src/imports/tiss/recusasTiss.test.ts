import { expect, test } from 'vitest';
import { loteXml } from '../../demo/tiss/loteXml.ts';
import { latin1, limits, read } from '../fixtures/lerTiss.ts';
import { guiaDeTeste, loteDeTeste } from '../fixtures/lotes.ts';
import { readTiss } from './readTiss.ts';

const good = (): string => loteXml(loteDeTeste('sadt'));

test.each<[string, Buffer, RegExp]>([
  ['nothing', Buffer.alloc(0), /O arquivo está vazio/],
  ['text', Buffer.from('matricula;nome\n'), /não é um XML/],
  ['a SIB file', Buffer.from('<mensagemSIB/>'), /é um arquivo do SIB: importe-o em Cadastro/],
  ['a page', Buffer.from('<html><body/></html>'), /página da internet/],
  [
    'another message of the standard',
    latin1(good().replace(/loteGuias/g, 'loteAnexos')),
    /só entram lotes de guias/,
  ],
  [
    'an answer of an operator',
    latin1(good().replace(/prestadorParaOperadora/g, 'operadoraParaPrestador')),
    /é uma resposta de operadora/,
  ],
  ['no lot', Buffer.from('<mensagemTISS><cabecalho/></mensagemTISS>'), /não traz nenhum lote/],
  ['a DOCTYPE', latin1(good().replace('?>\n', '?>\n<!DOCTYPE x [<!ENTITY a "b">]>')), /Linha 2: .*DOCTYPE/],
  ['an unknown entity', latin1(good().replace('PAULA', '&nome;')), /Linha 2: há uma referência/],
  ['a file cut in two', latin1(good()).subarray(0, 3_000), /o arquivo terminou antes do fim/],
  [
    'crossed elements',
    latin1(good().replace('</ans:senha>', '</ans:senhas>')),
    /Linha 2: há um elemento fechado que não foi aberto/,
  ],
  ['UTF-16', Buffer.from(`\uFEFF${good()}`, 'utf16le'), /UTF-16/],
  ['a zip', Buffer.from('504b030414', 'hex'), /zip/],
])('TIS-1: %s is refused in plain words', async (_, bytes, told) => {
  await expect(read(bytes)).rejects.toThrow(told);
});

test('a break in a file of one line is told with its column', async () => {
  const xml = good();
  const broken = xml.replace('</ans:valorTotalGeral>', '</ans:valorTotalgeral>');
  const line = broken.split('\n')[1] ?? '';
  const at = line.indexOf('</ans:valorTotalgeral>') + '</ans:valorTotalgeral>'.length;
  await expect(read(latin1(broken))).rejects.toMatchObject({ problems: [{ line: 2, column: at + 1 }] });
});

test.each([
  ['a file of many lines', loteXml(loteDeTeste('sadt', { emLinhas: true }))],
  ['a file of one line', good().replace('?>\n', '?>')],
])('TIS-9: %s that was cut off is told to end where it was cut', async (_, xml) => {
  for (const mark of ['</ans:numeroCarteira>', 'HEMOGRAMA COM', '<ans:hash>']) {
    const cut = xml.slice(0, xml.indexOf(mark) + 6);
    const lines = cut.split('\n');
    await expect(read(latin1(cut))).rejects.toMatchObject({
      problems: [
        {
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
          message: expect.stringMatching(/^o arquivo terminou antes do fim/),
        },
      ],
    });
  }
});

test('TIS-9: the guides before a break are told, and then the break', async () => {
  const guias = [1, 2].map((ordem) => guiaDeTeste('sadt', ordem));
  const xml = loteXml(loteDeTeste('sadt', { guias }));
  const at = xml.lastIndexOf('</ans:senha>');
  const reading = readTiss([latin1(`${xml.slice(0, at)}</ans:senhas>${xml.slice(at)}`)], limits);
  const { value } = await reading.next();
  expect(value).toMatchObject({ guias: [{ guia: { ordem: 1 } }] });
  await expect(reading.next()).rejects.toThrow(/Linha 2/);
});

test('a guide of too many elements is refused before it fills the memory', async () => {
  const bytes = latin1(
    good().replace('<ans:procedimentosExecutados>', `<ans:procedimentosExecutados>${'<a/>'.repeat(200_001)}`),
  );
  await expect(read(bytes)).rejects.toThrow(/mais de 200\.000 elementos/);
});
