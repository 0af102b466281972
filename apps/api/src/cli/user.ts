import { drawPassword } from '../modules/shell/troca-senha/senha.ts';
import { type ComandoPessoa, PessoaRecusada } from '../modules/tecnologia/pessoas/pessoas.rules.ts';
import { executaComando } from '../modules/tecnologia/pessoas/pessoas.ts';
import { explainStart } from '../start/explain.ts';
import { askPassword } from './askPassword.ts';
import { fazNoBancoOuNaPorta } from './bancoOuPorta.ts';
import { commandOf, readUserLine } from './userInput.ts';

const run = (comando: ComandoPessoa): Promise<string> =>
  fazNoBancoOuNaPorta({
    aqui: ({ db, clock, config: { operatorName } }) =>
      executaComando({ db, autor: 'console', clock, operatorName }, comando),
    pedido: comando,
    recusa: (why) => new PessoaRecusada(why),
  });

try {
  const line = readUserLine(process.argv.slice(2));
  const typed = line.senhaDe && (await askPassword(`Senha de ${line.senhaDe} (em branco, uma é sorteada): `));
  const senha = typed === undefined ? undefined : typed || drawPassword();
  console.log(await run(commandOf(line, senha)));
  if (senha !== undefined && !typed) console.log(`Senha: ${senha}`);
} catch (error) {
  console.error(error instanceof PessoaRecusada ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
