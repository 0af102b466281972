import { expect, it } from 'vitest';
import { grupoDe } from './codigos.rules.ts';

it.each([
  ['LIQUIDACAO', ['05', '06', '07', '08', '15']],
  ['ENTRADA', ['02']],
  ['RECUSA', ['03']],
  ['TARIFA', ['28', '96', '97', '98']],
  ['CHEQUE DEVOLVIDO', ['44']],
])('%s is of the commands %j and of no other (CBR-8)', (grupo, comandos) => {
  const todos = Array.from({ length: 100 }, (_, codigo) => String(codigo).padStart(2, '0'));
  expect(todos.filter((comando) => grupoDe(comando) === grupo)).toEqual(comandos);
});
