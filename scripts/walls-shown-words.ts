/** Names that keep their capitals in the middle of a text (docs/palavras.md). The longer stands before the shorter. */
export const NAMES = [
  // Modules and the portal; those of one word follow below.
  'Contas Médicas',
  'Centro Médico',
  'Ouvidoria Interna',
  // The State, its laws and its papers.
  'Declaração de Ajuste Anual do Imposto de Renda da Pessoa Física',
  'Imposto de Renda',
  'Receita Federal',
  'Receita',
  'Marco Civil da Internet',
  'Cartão Nacional de Saúde',
  'Lei',
  'Dmed',
  'Poder Público',
  'Previdência Social',
  // Firms and products.
  'Banco do Brasil',
  'Qualicorp',
  'Camedics',
  'Compliance',
  'Smart',
  'Premium',
  'Vidas',
  'Excel',
  'Windows',
  'Brasília',
  'Brasil',
  // Screens that a sentence names with an article.
  'Conferência da carga',
  // Keys of the keyboard.
  'Caps Lock',
  'Ctrl',
  'Alt',
  'Shift',
  'Enter',
  'Esc',
  'Tab',
  'Home',
  'End',
];

/** Modules of one word. After "de" they are common nouns: "lançamentos de vendas". */
export const MODULES = [
  'Ouvidoria',
  'Atendimento',
  'Cadastro',
  'Cobrança',
  'Vendas',
  'Financeiro',
  'Contabilidade',
  'Diretoria',
  'Caixa',
  'Retenção',
  'Prevenção',
  'Jurídico',
  'Credenciamento',
  'Tecnologia',
];

/** Words before the name of a button, tab, column or screen: "Use Buscar", "na coluna Conta". */
export const POINTERS = new Set(
  'use veja abra aperte em no na só com o a os as ou e para de do da escolha filtre coluna aba botão'.split(
    ' ',
  ),
);

/** Words that are written another way, and the way. */
export const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\bdownloads?\b/i, 'Baixar'],
  [/(?<!-)\bemails?\b/i, 'e-mail'],
  [/\b(?:E-Mail|e-Mail)s?\b|(?<=\p{Ll} )E-mail/u, 'e-mail, or E-mail at the beginning'],
  [/\bdelet(?:ar|ado|ada)\b/i, 'Excluir'],
  [/(?:^|[.!?“"] ?)(?:Apagar|Remover)(?![\p{L}-])/u, 'Excluir, or Retirar for what is not kept yet'],
  [/(?:^|[.!?“"] ?)Tirar(?![\p{L}-])/u, 'Retirar'],
  [/(?:^|[.!?“"] ?|\b[Uu]se )(?:Gravar|Grave)(?![\p{L}-])/u, 'Salvar'],
  [/(?:^|[.!?“"] ?)(?:Pesquisar|Procurar|Localizar)(?![\p{L}-])/u, 'Buscar'],
  [/(?:^|[.!?“"] ?)(?:Alterar|Modificar)(?![\p{L}-])/u, 'Editar'],
  [/(?:^|[.!?“"] ?)(?:Criar|Inserir)(?![\p{L}-])/u, 'Adicionar'],
  [/(?:^|[.!?“"] ?)(?:Visualizar|Exibir)(?![\p{L}-])/u, 'Abrir'],
  [/\bDt\./, 'Data de'],
  [/\bC[óo]d\./, 'Código'],
  [/\bQtde\b/, 'Qtd.'],
  [/\bfone\b/i, 'telefone'],
  [/\b(?:Cpf|Cnpj|Cep|Cns|Pdf|Csv|Xml|Sib|Ans|Tiss|Tuss|Amb|Cco)\b/, 'the acronym in capitals'],
];

/** Common words by the letters that stand without their accents. */
export const ACCENTS = new Map(
  `não ação ações número números período períodos código códigos usuário usuários beneficiário beneficiários mês será até
  também estão você válido válidos inválido inválida matrícula competência situação cobrança retenção prevenção
  relatório relatórios histórico última último razão endereço município bônus crédito débito médico médica médicos prévia
  conferência início página operação autorização importação exportação informação informações descrição observação título
  títulos cartão comissão lançamento lançamentos vigência carência gestão módulo módulos sessão conexão possível obrigatório
  obrigatória necessário próximo próxima único única múltiplo automático eletrônico bancário bancária salário só já há
  atenção opção opções seleção exclusão inclusão alteração movimentação correção devolução ligação declaração quitação`
    .split(/\s+/)
    .map((word) => [word.normalize('NFD').replaceAll(/\p{M}/gu, ''), word] as const)
    .filter(([bare, word]) => bare !== word),
);
