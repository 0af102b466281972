/** Text for a missing or wrong word, and for a request of help. */
export const usage = `Uso:
  npm run new -- component <nome>
      um componente em packages/ui, com suas histórias
  npm run new -- screen <módulo>/<nome> "<Título>" [--periodo | --competencia | --todos] [--cartoes] [--grupo "<Grupo do menu>"]
      uma tela de relatório inteira: declaração, consulta, tela, histórias, teste, menu;
      pede um período se não se disser outra coisa, com --cartoes tem indicadores,
      e entra no último grupo do menu, ou no que --grupo disser
  npm run new -- module <chave> "<Nome>" "<Subtítulo>"
      um módulo, com menu, rotas e registro; as telas vêm depois, com "screen"

Nomes em minúsculas sem acento, separadas por hífen; títulos como se leem na tela.
Exemplos:
  npm run new -- component minha-caixa
  npm run new -- screen cadastro/beneficiario-suspenso "Beneficiários suspensos" --cartoes --grupo "Relatórios"
  npm run new -- module frota "Frota" "Veículos e motoristas"`;
