import { expect, it } from 'vitest';
import { situacoesDasMensagens } from './mensagens.rules.ts';

const aviso = (id: number, texto: string, meio = 'SMS') => ({ id, meio, endereco: '45998761234', texto });
const mensagem = (texto: string, situacao: number, tipo_envio = 'SMS') => ({
  tipo_envio,
  telefone: '45 99876-1234',
  texto,
  situacao,
});

it('NOT-18: a state belongs to the notice of its means, number and text', () => {
  const avisos = [aviso(1, 'a'), aviso(2, 'b'), aviso(3, 'a', 'APP')];
  expect(situacoesDasMensagens(avisos, [mensagem('b', 7), mensagem('a', 3, 'PUSH')])).toEqual([
    { id: 2, situacao: 7 },
    { id: 3, situacao: 3 },
  ]);
});

it('NOT-18: after a changed text a number with one notice gives it the state, and a number with several gives none', () => {
  expect(situacoesDasMensagens([aviso(1, 'a')], [mensagem('á', 7)])).toEqual([{ id: 1, situacao: 7 }]);
  expect(situacoesDasMensagens([aviso(1, 'a'), aviso(2, 'b')], [mensagem('á', 7)])).toEqual([]);
  expect(situacoesDasMensagens([aviso(1, 'a')], [mensagem('a', 7, 'E-MAIL')])).toEqual([]);
});
