/** The help text, printed when a word is missing or wrong, or on request. */
export const usage = `Uso:
  npm run new -- component <nome>
      um componente em packages/ui, com suas histórias
  npm run new -- screen <módulo>/<nome> "<Título>"
      uma tela de relatório inteira: contrato, servidor, colunas, tela, histórias, menu
  npm run new -- module <chave> "<Nome>" "<Subtítulo>"
      um módulo, com menu, rotas e registro; as telas vêm depois, com "screen"

Nomes em minúsculas sem acento, separadas por hífen; títulos como se leem na tela.
Exemplos:
  npm run new -- component minha-caixa
  npm run new -- screen cadastro/auxilio-funeral "Auxílio funeral"
  npm run new -- module frota "Frota" "Veículos e motoristas"`;
