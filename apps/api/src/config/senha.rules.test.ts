import { describe, expect, it } from 'vitest';
import { nomesDaSenha, senhaProblema } from './senha.rules.ts';

const problemaDe = (senha: string, login = 'USU_maria.souza', operatorName = 'Oeste Saúde') =>
  senhaProblema(senha, nomesDaSenha(login, { operatorName }));

const lengthen = 'ao menos 12 caracteres';
const guessed = 'das primeiras que alguém tentaria';

describe('a new password', () => {
  it.each([
    'cavalo-bateria-grampo',
    'girassol no quintal',
    'minha vó faz bolo',
    'jabuticaba roxa',
    'demonstracao-das-jornadas',
    'k7mp-x3qd-9w2h-tr6v',
    'x9$kLmQ2vRt7',
    '839201746352',
    'a saúde da avó',
    'e'.repeat(3) + ' um texto de duzentos '.repeat(8) + 'fim',
  ])('is taken: %s', (senha) => {
    expect(problemaDe(senha)).toBeUndefined();
  });

  it.each([
    'P@ssw0rd',
    'Senha@123',
    'Mudar@123',
    'Teste@2026',
    'brasil2026',
    'qwertyuiop',
    '1q2w3e4r',
    'abcd1234',
    '11223344',
  ])('is refused because it is short: %s', (senha) => {
    expect(problemaDe(senha)).toContain(lengthen);
  });

  it.each([
    'P@ssw0rd1234',
    'Senha@123456',
    'Mudar@123456',
    'Teste@202626',
    'Brasil@20262026',
    'brasil2026brasil',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    'abcd12341234',
    '112233445566',
    '123456789012',
    '987654321098',
    'aaaaaaaaaaaa',
    'senhasenhasenha',
    'Mudar123!Mudar123!',
    'Bemvindo@2026',
    'Corinthians10',
    'Março@20262026',
    'joao10101990',
    '2026-2026-2026',
  ])('is refused because everybody tries it: %s', (senha) => {
    expect(problemaDe(senha)).toContain(guessed);
  });

  it.each([
    ['maria.souza 26', 'o login'],
    ['MariaSouza2026', 'o login'],
    ['M@ria.S0uza!26', 'o login'],
    ['Vidas e amores', 'o nome do sistema'],
    ['V1d4s-e-amores', 'o nome do sistema'],
    ['oeste2026oeste', 'o nome da operadora'],
    ['do 0este ao mar', 'o nome da operadora'],
  ])('is refused because of a name in it: %s', (senha, oQue) => {
    expect(problemaDe(senha)).toBe(`A senha não pode conter ${oQue}.`);
  });

  it('holds the letters of a short login, but not the login as a word', () => {
    expect(problemaDe('patinete azul claro', 'USU_ti')).toBeUndefined();
    expect(problemaDe('sala da ti 2026', 'USU_ti')).toBe('A senha não pode conter o login.');
  });

  it.each([
    ['girassol no quintal ', 'começa ou termina com um espaço'],
    ['\u00a0girassol no quintal', 'começa ou termina com um espaço'],
    ['girassol\tno quintal', 'caractere que não se pode guardar'],
    ['girassol no \ud800 quintal', 'caractere que não se pode guardar'],
    ['girassol no quintal '.repeat(11).trim(), 'passa de 200 caracteres'],
  ])('is refused when no entry would take it: %j', (senha, text) => {
    expect(problemaDe(senha)).toContain(text);
  });
});
