// Made by scripts/api_types.py from the description c55e7bd98add4e0439a9f6417dd4b335. Do not edit.

export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** Ack */
    Ack: {
      key: string
      seq: number
    }
    /**
     * AckFrame
     * @description The actions with this key are durably stored; `seq` is the state they led to.
     */
    AckFrame: {
      /** @enum {unknown} */
      type: 'ack'
      key: string
      seq: number
    }
    /** Acquaintance */
    Acquaintance: {
      id: string
      name: string
      /** @enum {string} */
      kind: 'guest' | 'account' | 'bot' | 'deleted'
    }
    /** Acquaintances */
    Acquaintances: {
      people: components['schemas']['Acquaintance'][]
    }
    /** Asked */
    Asked: {
      name: string
    }
    /** BotAccount */
    BotAccount: {
      id: string
      name: string
      token: string | null
    }
    /** BotAccounts */
    BotAccounts: {
      bots: components['schemas']['BotAccount'][]
    }
    /** Browser */
    Browser: {
      endpoint: string
      key: string
      auth: string
    }
    /** BrowserName */
    BrowserName: {
      endpoint: string
    }
    /**
     * ByeFrame
     * @description The server goes away on purpose; come back after `retry_ms`.
     */
    ByeFrame: {
      /** @enum {unknown} */
      type: 'bye'
      /** @enum {unknown} */
      reason: 'closed' | 'restart' | 'signed_out'
      retry_ms: number
    }
    /** ChatFrame */
    ChatFrame: {
      /** @enum {unknown} */
      type: 'chat'
      line: components['schemas']['ChatMessage']
    }
    /** ChatMessage */
    ChatMessage: {
      id: number
      person: string
      name: string
      text: string
      at: number
      /** @enum {string} */
      room: 'table' | 'gallery'
      phrase: string
      removed: boolean
    }
    /** ChatPage */
    ChatPage: {
      lines: components['schemas']['ChatMessage'][]
      reactions: components['schemas']['ReactionInfo'][]
      read: number
      /** @enum {string} */
      may: 'no' | 'phrases' | 'yes'
      /** @enum {string} */
      room: 'table' | 'gallery'
    }
    /** Clock */
    Clock: {
      /**
       * @default none
       * @enum {string}
       */
      mode?: 'none' | 'move' | 'game' | 'days'
      /** @default 0 */
      seconds?: number
      /** @default 0 */
      increment?: number
      /** @default 0 */
      days?: number
      /** @default 0 */
      hours?: number
      /** @default 0 */
      bank?: number
    }
    /**
     * ClockInfo
     * @description `bank_ms`: what each seat has beside its time for a turn, where the clock has a bank. `pauses`: when
     *         the clock that runs will stand because of days off, from and to, in milliseconds from now.
     */
    ClockInfo: {
      left_ms: number[]
      running: number | null
      bank_ms?: number[]
      pauses?: [number, number][]
    }
    /** ClubCode */
    ClubCode: {
      code?: string | null
    }
    /** ClubInfo */
    ClubInfo: {
      id: string
      name: string
      owner: string
      created: number
      members: number
      asked: boolean
      since: number
    }
    /** ClubInvite */
    ClubInvite: {
      code: string
    }
    /** ClubInvited */
    ClubInvited: {
      name: string
      members: number
    }
    /** ClubLadder */
    ClubLadder: {
      game: string
      lines: components['schemas']['ClubLadderLine'][]
    }
    /** ClubLadderLine */
    ClubLadderLine: {
      place: number
      person: string
      name: string
      games: number
      wins: number
      points: number
    }
    /** ClubList */
    ClubList: {
      clubs: components['schemas']['ClubInfo'][]
    }
    /** ClubPage */
    ClubPage: {
      info: components['schemas']['ClubInfo']
      has_code: boolean
      members: components['schemas']['MemberInfo'][]
    }
    /** ClubTables */
    ClubTables: {
      tables: components['schemas']['TableInfo'][]
      next: string | null
    }
    /** Count */
    Count: {
      of: string
      games: number
      wins: number
    }
    /** CreatedTable */
    CreatedTable: {
      table: components['schemas']['TableInfo']
      invites: components['schemas']['Invite'][]
    }
    /** CurrentSession */
    CurrentSession: {
      me: components['schemas']['Me'] | null
    }
    /** CurvePoint */
    CurvePoint: {
      at: number
      shown: number
    }
    /** DailyExercise */
    DailyExercise: {
      day: string
      game: string
      id: string
      theme: string
      tried: boolean
      solved: boolean
    }
    /** DecisionReport */
    DecisionReport: {
      plans: components['schemas']['PlanReport'][]
      played: components['schemas']['PlanReport']
      loss: number
      error: number
      stake: number
      is_obvious: boolean
      mark: string
    }
    /** DeckCheck */
    DeckCheck: {
      deck: {
        [key: string]: unknown
      }
      rules?: components['schemas']['TableRules']
      /**
       * @default
       * @enum {string}
       */
      cards?: '' | 'samples'
    }
    /** DeckData */
    DeckData: {
      deck: {
        [key: string]: unknown
      }
    }
    /** DeckFile */
    DeckFile: {
      text: string
      /**
       * @default
       * @enum {string}
       */
      cards?: '' | 'samples'
    }
    /** DeckProblemInfo */
    DeckProblemInfo: {
      reason: string
      rule: string
      facts: {
        [key: string]: unknown
      }
    }
    /** DeckReport */
    DeckReport: {
      problems: components['schemas']['DeckProblemInfo'][]
      size: number
      size_limit: number | null
      moons: number
      moon_limit: number | null
    }
    /** DeckText */
    DeckText: {
      text: string
    }
    /** DeckToKeep */
    DeckToKeep: {
      deck: {
        [key: string]: unknown
      }
      /**
       * @default
       * @enum {string}
       */
      cards?: '' | 'samples'
    }
    /** DeckToWrite */
    DeckToWrite: {
      deck: {
        [key: string]: unknown
      }
      /**
       * @default en
       * @enum {string}
       */
      language?: 'en' | 'he' | 'ru' | 'de' | 'pl'
      /**
       * @default
       * @enum {string}
       */
      cards?: '' | 'samples'
    }
    /** Done */
    Done: {
      /**
       * @default true
       * @constant
       */
      ok?: true
    }
    /** DraftDeck */
    DraftDeck: {
      cards: string[]
    }
    /** DraftMatch */
    DraftMatch: {
      number: number
      seats: number[]
      table: string | null
      /** @enum {null|string} */
      status: 'lobby' | 'playing' | 'finished' | 'archived' | 'closed' | null
      winners: number[]
      may_start: boolean
    }
    /** DraftPage */
    DraftPage: {
      table: string
      drafters: components['schemas']['DrafterInfo'][]
      matches: components['schemas']['DraftMatch'][]
      standing: components['schemas']['StandingLine'][]
      over: boolean
      tournament: string | null
      until: number | null
    }
    /** DrafterInfo */
    DrafterInfo: {
      seat: number
      ready: boolean
      pool: string[] | null
      cards: string[] | null
    }
    /** Entry */
    Entry: {
      choice?: {
        [key: string]: unknown
      }
    }
    /** ExerciseCall */
    ExerciseCall: {
      inputs?: string[]
      texts?: string[]
      /** @default false */
      give_up?: boolean
    }
    /** ExerciseGame */
    ExerciseGame: {
      game: string
      themes: components['schemas']['ExerciseTheme'][]
      rating: number | null
      deviation: number | null
      tries: number
    }
    /** ExerciseList */
    ExerciseList: {
      games: components['schemas']['ExerciseGame'][]
      daily: components['schemas']['DailyExercise'] | null
    }
    /** ExercisePage */
    ExercisePage: {
      inputs: string[]
      verdict: string
      reached: number | null
      view: {
        [key: string]: unknown
      }
      decision: components['schemas']['Question'] | null
      moments: components['schemas']['LessonMoment'][]
      refusal: components['schemas']['LessonRefusal'] | null
      solution: components['schemas']['ExerciseSolution'] | null
      change?: components['schemas']['SolverChange'] | null
      look?: components['schemas']['Look']
    }
    /** ExerciseSolution */
    ExerciseSolution: {
      best: number
      second: number
      line: string[]
      moments: components['schemas']['LessonMoment'][]
    }
    /** ExerciseStart */
    ExerciseStart: {
      game: string
      id: string
      theme: string
      seat: number
      seats: number
      rating: number
      tried: boolean
      solved: boolean
      left: number
      options: {
        [key: string]: unknown
      }
      facts: {
        [key: string]: unknown
      }
    }
    /** ExerciseTheme */
    ExerciseTheme: {
      id: string
      exercises: number
      tried: number
      solved: number
    }
    /** Fairness */
    Fairness: {
      commitment: string
      seed: string | null
      verified: boolean
      outcomes: number
      reason: string
      parts: components['schemas']['PartInfo'][]
    }
    /** Farewell */
    Farewell: {
      /** @default  */
      password?: string
    }
    /** FittingTheme */
    FittingTheme: {
      theme: string
      times: number
      loss: number
      exercises: number
      solved: number
    }
    /** Forgotten */
    Forgotten: {
      address: string
    }
    /** Fork */
    Fork: {
      ply: number
      seats: components['schemas']['SeatWish'][]
      /** @default  */
      title?: string
      clock?: components['schemas']['Clock']
    }
    Frame:
      | components['schemas']['StateFrame']
      | components['schemas']['TableFrame']
      | components['schemas']['AckFrame']
      | components['schemas']['RefusalFrame']
      | components['schemas']['ChatFrame']
      | components['schemas']['UnsaidFrame']
      | components['schemas']['ReactionFrame']
      | components['schemas']['WatchFrame']
      | components['schemas']['UndoFrame']
      | components['schemas']['PongFrame']
      | components['schemas']['ByeFrame']
    /** GameFacts */
    GameFacts: {
      game: string
      facts: {
        [key: string]: unknown
      }
    }
    /** GameInfo */
    GameInfo: {
      id: string
      rules: number
      seats: number[]
      options: components['schemas']['OptionInfo'][]
      bots: string[]
    }
    /** GameProgress */
    GameProgress: {
      table: string
      at: number
      seat: number
      seats: number
      deck: string
      place: number
      depth: string
      accuracy: number | null
      phases: components['schemas']['PhaseProgress'][]
      loss: number
      decisions: number
      luck: number
      luck_error: number
      result: number
      marks: {
        [key: string]: number
      }
    }
    /** GameWords */
    GameWords: {
      game: string
      /** @enum {string} */
      language: 'en' | 'he' | 'ru' | 'de' | 'pl'
      text: string
    }
    /** Games */
    Games: {
      games: components['schemas']['GameInfo'][]
    }
    /** Health */
    Health: {
      /** @enum {string} */
      status: 'ok' | 'starting' | 'stopping' | 'no_bots'
      version: string
    }
    /** HintInfo */
    HintInfo: {
      action: string
      line: string[]
      chance: number
      trials: number
    }
    /** HintPage */
    HintPage: {
      ply: number
      seat: number | null
      hints: components['schemas']['HintInfo'][]
    }
    /** Holiday */
    Holiday: {
      /** Format: date */
      first: string
      /** Format: date */
      last: string
    }
    /** Invite */
    Invite: {
      seat: number
      secret: string
    }
    /** InviteAnswer */
    InviteAnswer: {
      invite: components['schemas']['Invite']
    }
    /** Join */
    Join: {
      seat?: number | null
      invite?: string | null
    }
    /** KeptDeck */
    KeptDeck: {
      id: string
      title: string
      deck: {
        [key: string]: unknown
      }
      changed: number
    }
    /** KeptDecks */
    KeptDecks: {
      decks: components['schemas']['KeptDeck'][]
    }
    /** Ladder */
    Ladder: {
      game: string
      seats: number
      /** @enum {string} */
      pace: 'live' | 'days'
      lines: components['schemas']['LadderLine'][]
      you: components['schemas']['LadderLine'] | null
      next: string | null
    }
    /** LadderLine */
    LadderLine: {
      place: number
      person: string
      name: string
      rating: components['schemas']['RatingInfo']
    }
    /** Later */
    Later: {
      by: string[]
      kind: string
      legal: string[]
    }
    /** LegendsBox */
    LegendsBox: {
      cards: {
        [key: string]: unknown
      }[]
      modules: {
        [key: string]: unknown
      }[]
      presets: {
        [key: string]: string[]
      }
      families: {
        [key: string]: string[]
      }
    }
    /** LessonCall */
    LessonCall: {
      inputs?: string[]
      texts?: string[]
    }
    /** LessonInfo */
    LessonInfo: {
      game: string
      id: string
      minutes: number
      steps: number
      step: number
      done: boolean
    }
    /** LessonList */
    LessonList: {
      lessons: components['schemas']['LessonInfo'][]
    }
    /** LessonMoment */
    LessonMoment: {
      step: components['schemas']['Step']
      view: {
        [key: string]: unknown
      }
      look?: components['schemas']['Look']
    }
    /** LessonPage */
    LessonPage: {
      inputs: string[]
      begun: number
      back: number
      step: number
      steps: number
      id: string
      reads: boolean
      point: string[]
      shown: string
      view: {
        [key: string]: unknown
      }
      decision: components['schemas']['Question'] | null
      moments: components['schemas']['LessonMoment'][]
      refusal: components['schemas']['LessonRefusal'] | null
      look?: components['schemas']['Look']
    }
    /** LessonRefusal */
    LessonRefusal: {
      /** @default  */
      correction?: string
      /** @default  */
      reason?: string
      /** @default  */
      rule?: string
      facts?: {
        [key: string]: unknown
      }
    }
    /** LessonStart */
    LessonStart: {
      game: string
      id: string
      seat: number
      seats: number
      options: {
        [key: string]: unknown
      }
      facts: {
        [key: string]: unknown
      }
      inputs: string[]
    }
    /** Line */
    Line: {
      line: string[]
    }
    /** LivePage */
    LivePage: {
      tables: components['schemas']['LiveTable'][]
      next: string | null
    }
    /** LiveTable */
    LiveTable: {
      table: components['schemas']['TableInfo']
      strength: number
    }
    /** LobbyPage */
    LobbyPage: {
      tables: components['schemas']['OpenTable'][]
      next: string | null
    }
    /** Look */
    Look: {
      text: string
      picture: string
    }
    /** MailService */
    MailService: {
      available: boolean
    }
    /** Me */
    Me: {
      id: string
      /** @enum {string} */
      kind: 'guest' | 'account' | 'bot' | 'deleted'
      name: string
      /** @enum {string} */
      language: 'en' | 'he' | 'ru' | 'de' | 'pl'
      csrf: string
      waiting: number
      private: boolean
    }
    /** MemberInfo */
    MemberInfo: {
      person: string
      name: string
      /** @enum {string} */
      kind: 'guest' | 'account' | 'bot' | 'deleted'
      since: number
      asked: boolean
    }
    Message:
      | components['schemas']['MoveMessage']
      | components['schemas']['UndoMessage']
      | components['schemas']['UndoAnswerMessage']
      | components['schemas']['SayMessage']
      | components['schemas']['ReactMessage']
      | components['schemas']['SyncMessage']
      | components['schemas']['ReturnMessage']
      | components['schemas']['ResignMessage']
      | components['schemas']['PingMessage']
    /** Moment */
    Moment: {
      first: number
      last: number
      seat: number
      kind: string
      actions: string[]
      chances: number[]
      luck: number[]
      luck_error: number[]
      play: number[]
      outcomes: number
      is_turning_point: boolean
      decision: components['schemas']['DecisionReport'] | null
    }
    /** MomentPicture */
    MomentPicture: {
      ply: number
      svg: string
    }
    /** MomentPictures */
    MomentPictures: {
      pictures: components['schemas']['MomentPicture'][]
    }
    /** Move */
    Move: {
      seq: number
      key: string
      actions: string[]
    }
    /** MoveMessage */
    MoveMessage: {
      /** @enum {unknown} */
      type: 'move'
      seq: number
      key: string
      actions: string[]
    }
    /** Mutes */
    Mutes: {
      muted: string[]
      people: components['schemas']['Acquaintance'][]
    }
    /** MyAddress */
    MyAddress: {
      available: boolean
      address: string | null
      confirmed: boolean
    }
    /** MyCalendar */
    MyCalendar: {
      zone: string
      weekdays: number[]
      holidays: components['schemas']['Holiday'][]
      fixed_until: number | null
      left: number[]
      /** Format: date */
      today: string
    }
    /** MyCalls */
    MyCalls: {
      wishes: components['schemas']['Wishes']
      key: string
      mail: boolean
      browsers: number
    }
    /** MyChange */
    MyChange: {
      name?: string | null
      /** @enum {null|string} */
      language?: 'en' | 'he' | 'ru' | 'de' | 'pl' | null
      private?: boolean | null
    }
    /** MyTables */
    MyTables: {
      waiting: number
      tables: components['schemas']['TableInfo'][]
      unread: {
        [key: string]: number
      }
      next: string | null
    }
    /** NewAccount */
    NewAccount: {
      name: string
      password: string
      /**
       * @default en
       * @enum {string}
       */
      language?: 'en' | 'he' | 'ru' | 'de' | 'pl'
    }
    /** NewAddress */
    NewAddress: {
      address: string
      password: string
    }
    /** NewBot */
    NewBot: {
      name: string
    }
    /** NewCalendar */
    NewCalendar: {
      zone: string
      weekdays: number[]
      holidays: components['schemas']['Holiday'][]
    }
    /** NewClub */
    NewClub: {
      name: string
    }
    /** NewGuest */
    NewGuest: {
      name: string
      /**
       * @default en
       * @enum {string}
       */
      language?: 'en' | 'he' | 'ru' | 'de' | 'pl'
    }
    /** NewOffence */
    NewOffence: {
      /** @enum {string} */
      reason: 'insult' | 'cheating' | 'quitting' | 'name' | 'other'
      /** @default  */
      text?: string
      /** @default  */
      table?: string
    }
    /** NewPassword */
    NewPassword: {
      old: string
      new: string
    }
    /** NewRecord */
    NewRecord: {
      text: string
    }
    /** NewTable */
    NewTable: {
      game: string
      seats: components['schemas']['SeatWish'][]
      options?: {
        [key: string]: unknown
      }
      /** @default  */
      title?: string
      /** @default true */
      public?: boolean
      /** @default false */
      rated?: boolean
      /** @default true */
      spectators?: boolean
      clock?: components['schemas']['Clock']
      /** @default random */
      takeover?: string
      /** @default  */
      club?: string
    }
    /** NewTournament */
    NewTournament: {
      game: string
      /** @enum {string} */
      format: 'round_robin' | 'swiss' | 'knockout'
      clock: components['schemas']['Clock']
      /** @default  */
      title?: string
      options?: {
        [key: string]: unknown
      }
      /** @default 2 */
      seats?: number
      /** @default 0 */
      rounds?: number
      /** @default 32 */
      most?: number
      /**
       * @default fixed
       * @enum {string}
       */
      choices?: 'fixed' | 'preset' | 'own'
      /** @default false */
      rated?: boolean
      /** @default true */
      public?: boolean
      starts?: number | null
      /** @default  */
      club?: string
    }
    /** NotesInfo */
    NotesInfo: {
      notes: {
        [key: string]: unknown
      }
    }
    /** OpenTable */
    OpenTable: {
      table: components['schemas']['TableInfo']
      /** @enum {string} */
      language: 'en' | 'he' | 'ru' | 'de' | 'pl'
      strength: components['schemas']['RatingInfo'] | null
    }
    /** OpponentCount */
    OpponentCount: {
      person: string
      name: string
      bot: string
      games: number
      wins: number
    }
    /** OptionCount */
    OptionCount: {
      options: {
        [key: string]: unknown
      }
      games: number
      wins: number
    }
    /** OptionInfo */
    OptionInfo: {
      name: string
      default: unknown
      choices: unknown[] | null
      per_seat: boolean
    }
    /** PartCommitment */
    PartCommitment: {
      commitment: string
    }
    /** PartInfo */
    PartInfo: {
      seat: number
      commitment: string
      secret: string | null
    }
    /** PartSecret */
    PartSecret: {
      secret: string
    }
    /** PersonPage */
    PersonPage: {
      id: string
      /** @enum {string} */
      kind: 'guest' | 'account' | 'bot' | 'deleted'
      name: string
      since: number | null
      private: boolean
      owner: string | null
      owner_name: string
      games: string[]
      ratings: components['schemas']['RatingInfo'][]
    }
    /** PersonRecord */
    PersonRecord: {
      game: string
      games: number
      wins: number
      streak: number
      best: number
      opponents: components['schemas']['OpponentCount'][]
      seats: components['schemas']['Count'][]
      numbers: components['schemas']['Count'][]
      decks: components['schemas']['Count'][]
      options: components['schemas']['OptionCount'][]
    }
    /** PhaseProgress */
    PhaseProgress: {
      phase: string
      accuracy: number | null
    }
    /** PhaseReport */
    PhaseReport: {
      phase: string
      decisions: number
      loss: number
      accuracy: number | null
    }
    /** PingMessage */
    PingMessage: {
      /** @enum {unknown} */
      type: 'ping'
    }
    /** PlanInfo */
    PlanInfo: {
      number: number
      line: string[]
      others: number
    }
    /** PlanReport */
    PlanReport: {
      actions: string[]
      chance: number
      error: number
    }
    /** Plans */
    Plans: {
      plans: components['schemas']['PlanInfo'][]
    }
    /** PlayerInfo */
    PlayerInfo: {
      person: string
      name: string
      /** @enum {string} */
      kind: 'guest' | 'account' | 'bot' | 'deleted'
      number: number | null
      place: number | null
      points: number
      buchholz: number
      sonneborn: number
      wins: number
      played: number
      byes: number
      gone: boolean
    }
    /** PlayerLine */
    PlayerLine: {
      seat: number
      person: string | null
      name: string
      bot: string
      resigned: boolean
    }
    /** PlayerReport */
    PlayerReport: {
      seat: number
      name: string
      start: number
      luck: number
      luck_error: number
      own: number
      others: number
      result: number
      decisions: number
      loss: number
      loss_interval: number[]
      accuracy: number | null
      marks: {
        [key: string]: number
      }
      phases: components['schemas']['PhaseReport'][]
      accuracy_error?: number | null
    }
    /** PongFrame */
    PongFrame: {
      /** @enum {unknown} */
      type: 'pong'
    }
    /** ProblemBody */
    ProblemBody: {
      error: string
      reason: string
      rule: string
      facts: {
        [key: string]: unknown
      }
      seq: number | null
    }
    /** Progress */
    Progress: {
      game: string
      games: components['schemas']['GameProgress'][]
      unreported: number
      thinking: number
      accuracy: number | null
      phases: components['schemas']['PhaseProgress'][]
      luck: number
      luck_error: number
      mistakes: components['schemas']['TypicalMistake'][]
      themes: components['schemas']['FittingTheme'][]
    }
    /** ProgressWish */
    ProgressWish: {
      game: string
      /** @default 10 */
      last?: number
    }
    /** Question */
    Question: {
      seat: number
      kind: string
      legal: string[] | null
      /** @default false */
      open?: boolean
      after?: components['schemas']['Later'][]
    }
    /** RatingInfo */
    RatingInfo: {
      game: string
      seats: number
      /** @enum {string} */
      pace: 'live' | 'days'
      mu: number
      sigma: number
      games: number
      shown: number
      provisional: boolean
      curve: components['schemas']['CurvePoint'][]
    }
    /** React */
    React: {
      /** @enum {string} */
      on: 'line' | 'ply'
      target: number
      /** @enum {null|string} */
      mark: 'like' | 'heart' | 'laugh' | 'wow' | 'think' | 'sad' | null
    }
    /** ReactMessage */
    ReactMessage: {
      /** @enum {unknown} */
      type: 'react'
      /** @enum {unknown} */
      on: 'line' | 'ply'
      target: number
      mark: ('heart' | 'laugh' | 'like' | 'sad' | 'think' | 'wow') | null
    }
    /** ReactionFrame */
    ReactionFrame: {
      /** @enum {unknown} */
      type: 'reaction'
      reaction: components['schemas']['ReactionInfo']
    }
    /** ReactionInfo */
    ReactionInfo: {
      person: string
      /** @enum {string} */
      on: 'line' | 'ply'
      target: number
      mark: string
      /** @enum {string} */
      room: 'table' | 'gallery'
    }
    /** ReadMark */
    ReadMark: {
      line: number
    }
    /**
     * RefusalFrame
     * @description Why something was not done. `seq` is the present state if the refusal is about that.
     */
    RefusalFrame: {
      /** @enum {unknown} */
      type: 'refusal'
      key: string | null
      error: string
      reason: string
      rule: string
      facts: Record<string, unknown>
      seq: number | null
    }
    /** ReplayPage */
    ReplayPage: {
      table: string
      viewer: string
      plies: number
      steps: components['schemas']['ReplayStep'][]
    }
    /** ReplayStep */
    ReplayStep: {
      ply: number
      seat: number | null
      action: string | null
      events: {
        [key: string]: unknown
      }[]
      views: {
        [key: string]: unknown
      }[]
      decision: components['schemas']['Question'] | null
      result: components['schemas']['ResultInfo'] | null
      looks?: components['schemas']['Look'][]
    }
    /** Report */
    Report: {
      format: string
      game: string
      rules: number
      depth: string
      seed: string
      evaluation: string
      plies: number
      is_over: boolean
      start: number[]
      start_error: number[]
      dealt: number[]
      deal_luck: number[]
      moments: components['schemas']['Moment'][]
      players: components['schemas']['PlayerReport'][]
    }
    /** ReportPage */
    ReportPage: {
      table: string
      depth: string | null
      thinking: string | null
      failed: boolean
      report: components['schemas']['Report'] | null
      time_ms: number[] | null
    }
    /** ResignMessage */
    ResignMessage: {
      /** @enum {unknown} */
      type: 'resign'
    }
    /** ResultInfo */
    ResultInfo: {
      reason: string
      winners: number[]
      places: number[]
      scores: {
        [key: string]: number[]
      }
    }
    /** ResultLine */
    ResultLine: {
      table: string
      title: string
      game: string
      seat: number
      place: number
      seats: number
      rated: boolean
      /** @enum {string} */
      pace: 'live' | 'days'
      at: number
      ending: string
      winners: number[]
      players: components['schemas']['PlayerLine'][]
      deck: string
      options: {
        [key: string]: unknown
      }
      shown: number | null
      open: boolean
    }
    /** ResultPage */
    ResultPage: {
      results: components['schemas']['ResultLine'][]
      next: string | null
    }
    /**
     * ReturnMessage
     * @description The person of a seat that a bot took over comes back.
     */
    ReturnMessage: {
      /** @enum {unknown} */
      type: 'return'
    }
    /** RoundTable */
    RoundTable: {
      number: number
      players: number[]
      places: number[]
      table: string | null
      status: string
    }
    /** Say */
    Say: {
      /** @default  */
      text?: string
      /** @enum {null|string} */
      phrase?:
        | 'hello'
        | 'good_luck'
        | 'your_turn'
        | 'nice_move'
        | 'well_played'
        | 'thanks'
        | 'oops'
        | 'sorry'
        | 'moment'
        | 'close_game'
        | 'rematch'
        | 'bye'
        | null
    }
    /** SayMessage */
    SayMessage: {
      /** @enum {unknown} */
      type: 'chat'
      /** @default  */
      text?: string
      /** @default null */
      phrase?:
        | (
            | 'bye'
            | 'close_game'
            | 'good_luck'
            | 'hello'
            | 'moment'
            | 'nice_move'
            | 'oops'
            | 'rematch'
            | 'sorry'
            | 'thanks'
            | 'well_played'
            | 'your_turn'
          )
        | null
    }
    /** SeatInfo */
    SeatInfo: {
      seat: number
      /** @enum {string} */
      kind: 'open' | 'link' | 'reserved' | 'person' | 'bot'
      person: string | null
      name: string
      bot: string
      away: boolean
      resigned: boolean
      online: boolean
      commitment: string
      has_given: boolean
    }
    /** SeatOptions */
    SeatOptions: {
      values: {
        [key: string]: unknown
      }
    }
    /** SeatWish */
    SeatWish: {
      /** @enum {string} */
      kind: 'me' | 'link' | 'person' | 'open' | 'bot'
      /** @default random */
      bot?: string
      /** @default  */
      person?: string
      /** @default  */
      name?: string
    }
    /** SeekInfo */
    SeekInfo: {
      table: string | null
      since: number
    }
    /** SeekWish */
    SeekWish: {
      game: string
      /**
       * @default live
       * @enum {string}
       */
      pace?: 'live' | 'days'
      /** @default false */
      rated?: boolean
    }
    /** SignIn */
    SignIn: {
      name: string
      password: string
    }
    /** SolverChange */
    SolverChange: {
      before: number
      after: number
    }
    /** StandingLine */
    StandingLine: {
      place: number
      seat: number
      played: number
      won: number
      drawn: number
      points: number
      sonneborn: number
    }
    /**
     * StateFrame
     * @description The whole of what a viewer knows after `seq` changes, and the steps since the last frame.
     *
     *         `ply` is the number of actions that stand: those taken back do not count. `look` is told of games that
     *         clients have no board for.
     */
    StateFrame: {
      /** @enum {unknown} */
      type: 'state'
      seq: number
      ply: number
      viewer: number | null
      view: Record<string, unknown>
      steps: components['schemas']['Step'][]
      decision: components['schemas']['Question'] | null
      may_undo: number
      clock: components['schemas']['ClockInfo'] | null
      result: components['schemas']['ResultInfo'] | null
      look?: components['schemas']['Look']
    }
    /** Step */
    Step: {
      seq: number
      /** @enum {string} */
      kind: 'play' | 'undo'
      seat: number
      events: {
        [key: string]: unknown
      }[]
    }
    /** StudyFile */
    StudyFile: {
      text: string
    }
    /** StudyPage */
    StudyPage: {
      plies: string[]
      position: string
      seat: number | null
      events: {
        [key: string]: unknown
      }[]
      views: {
        [key: string]: unknown
      }[]
      decision: components['schemas']['Question'] | null
      result: components['schemas']['ResultInfo'] | null
      refusal: components['schemas']['StudyRefusal'] | null
      looks?: components['schemas']['Look'][]
    }
    /** StudyQuestion */
    StudyQuestion: {
      text: string
      /** @default 0 */
      at?: number
      line?: string[]
      actions?: string[]
      /** @default open */
      viewer?: string
      /** @default  */
      study?: string
      /** @default 1000 */
      budget_ms?: number
    }
    /** StudyRefusal */
    StudyRefusal: {
      reason: string
      rule: string
      facts?: {
        [key: string]: unknown
      }
    }
    /** StudyStart */
    StudyStart: {
      game: string
      seats: number
      names: string[]
      options: {
        [key: string]: unknown
      }
      facts: {
        [key: string]: unknown
      }
      text: string
      plies: string[]
      notes: {
        [key: string]: unknown
      }
    }
    /** StudyThoughts */
    StudyThoughts: {
      seat: number | null
      hints: components['schemas']['HintInfo'][]
    }
    /** StudyWish */
    StudyWish: {
      text: string
      /** @default 0 */
      at?: number
      line?: string[]
      actions?: string[]
      /** @default open */
      viewer?: string
    }
    /** SupposedPosition */
    SupposedPosition: {
      seat: number | null
      kind: string
      legal: string[]
      yours: boolean
      ready: boolean
      by_chance: boolean
    }
    /**
     * SyncMessage
     * @description Asks for the present state, with the steps after `seq`.
     */
    SyncMessage: {
      /** @enum {unknown} */
      type: 'sync'
      /** @default 0 */
      seq?: number
    }
    /** TableFrame */
    TableFrame: {
      /** @enum {unknown} */
      type: 'table'
      table: components['schemas']['TableInfo']
    }
    /** TableInfo */
    TableInfo: {
      id: string
      game: string
      rules: number
      title: string
      /** @enum {string} */
      status: 'lobby' | 'playing' | 'finished' | 'archived' | 'closed'
      options: {
        [key: string]: unknown
      }
      owner: string
      public: boolean
      rated: boolean
      spectators: boolean
      clock: components['schemas']['Clock']
      takeover: string
      commitment: string
      seed: string | null
      starts_by: number | null
      seats: components['schemas']['SeatInfo'][]
      seq: number
      turn: number | null
      deadline: number | null
      created: number
      moved: number
      result: components['schemas']['ResultInfo'] | null
      ending: string
      rematch: string | null
      origin: string
      club: string | null
      you: components['schemas']['You']
    }
    /** TableList */
    TableList: {
      tables: components['schemas']['TableInfo'][]
    }
    /** TableRules */
    TableRules: {
      /** @default false */
      match?: boolean
      /** @default false */
      families?: boolean
      /** @default false */
      emissaries?: boolean
      /** @default false */
      inquisitors?: boolean
      /** @default false */
      achievements?: boolean
    }
    /** TakeBack */
    TakeBack: {
      seq: number
      /** @default 1 */
      plies?: number
    }
    /** TakeBackAnswer */
    TakeBackAnswer: {
      seq: number
      agree: boolean
    }
    /** TipPage */
    TipPage: {
      id: string
      facts: {
        [key: string]: unknown
      }
    }
    /** TournamentInfo */
    TournamentInfo: {
      id: string
      title: string
      game: string
      /** @enum {string} */
      format: 'round_robin' | 'swiss' | 'knockout'
      seats: number
      rounds: number
      most: number
      /** @enum {string} */
      choices: 'fixed' | 'preset' | 'own'
      clock: components['schemas']['Clock']
      rated: boolean
      public: boolean
      owner: string
      created: number
      starts: number | null
      /** @enum {string} */
      status: 'open' | 'playing' | 'finished' | 'cancelled'
      round: number
      seed: string
      players: number
      club: string | null
    }
    /** TournamentList */
    TournamentList: {
      tournaments: components['schemas']['TournamentInfo'][]
      next: string | null
    }
    /** TournamentPage */
    TournamentPage: {
      info: components['schemas']['TournamentInfo']
      owner_name: string
      options: {
        [key: string]: unknown
      }
      shown: number
      players: components['schemas']['PlayerInfo'][]
      games: components['schemas']['RoundTable'][]
      drafts: components['schemas']['RoundTable'][]
      ready: number[]
      you: components['schemas']['TournamentYou']
    }
    /** TournamentResults */
    TournamentResults: {
      info: components['schemas']['TournamentInfo']
      players: components['schemas']['PlayerInfo'][]
      drafts: components['schemas']['RoundTable'][]
      rounds: components['schemas']['RoundTable'][][]
    }
    /** TournamentYou */
    TournamentYou: {
      joined: boolean
      owner: boolean
      gone: boolean
      table: string | null
      choice: {
        [key: string]: unknown
      } | null
      draft: string | null
      ready: boolean
    }
    /** TypicalMistake */
    TypicalMistake: {
      how: string
      deed: string
      times: number
      loss: number
      table: string
      ply: number
    }
    /** UndoAnswerMessage */
    UndoAnswerMessage: {
      /** @enum {unknown} */
      type: 'undo_answer'
      seq: number
      agree: boolean
    }
    /**
     * UndoFrame
     * @description An offer to take back, or null when there is none any more.
     */
    UndoFrame: {
      /** @enum {unknown} */
      type: 'undo'
      offer: components['schemas']['UndoOffer'] | null
    }
    /** UndoMessage */
    UndoMessage: {
      /** @enum {unknown} */
      type: 'undo'
      seq: number
      /** @default 1 */
      plies?: number
    }
    /**
     * UndoOffer
     * @description Somebody wants to take back; `waiting` are the seats whose people have not agreed yet.
     */
    UndoOffer: {
      seat: number
      seq: number
      plies: number
      waiting: number[]
    }
    /**
     * UnsaidFrame
     * @description The operator has deleted a line.
     */
    UnsaidFrame: {
      /** @enum {unknown} */
      type: 'unsaid'
      id: number
    }
    /**
     * WatchFrame
     * @description How many watch, and by how much the reader is behind: onlookers of a rated game are.
     */
    WatchFrame: {
      /** @enum {unknown} */
      type: 'watch'
      watchers: number
      behind_ms: number
    }
    /** WebhookInfo */
    WebhookInfo: {
      url: string
      secret: string | null
      /** @enum {string} */
      state: 'none' | 'ok' | 'given_up'
    }
    /** WebhookWish */
    WebhookWish: {
      url: string
    }
    /** Wishes */
    Wishes: {
      push?: ('turn' | 'time' | 'chat' | 'tournament' | 'company')[]
      mail?: ('turn' | 'time' | 'tournament' | 'company' | 'digest')[]
      quiet_from?: number | null
      quiet_until?: number | null
      /** @default UTC */
      zone?: string
    }
    /** You */
    You: {
      seats: number[]
      owner: boolean
      waiting: boolean
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Ack = components['schemas']['Ack']
export type AckFrame = components['schemas']['AckFrame']
export type Acquaintance = components['schemas']['Acquaintance']
export type Acquaintances = components['schemas']['Acquaintances']
export type Asked = components['schemas']['Asked']
export type BotAccount = components['schemas']['BotAccount']
export type BotAccounts = components['schemas']['BotAccounts']
export type Browser = components['schemas']['Browser']
export type BrowserName = components['schemas']['BrowserName']
export type ByeFrame = components['schemas']['ByeFrame']
export type ChatFrame = components['schemas']['ChatFrame']
export type ChatMessage = components['schemas']['ChatMessage']
export type ChatPage = components['schemas']['ChatPage']
export type Clock = components['schemas']['Clock']
export type ClockInfo = components['schemas']['ClockInfo']
export type ClubCode = components['schemas']['ClubCode']
export type ClubInfo = components['schemas']['ClubInfo']
export type ClubInvite = components['schemas']['ClubInvite']
export type ClubInvited = components['schemas']['ClubInvited']
export type ClubLadder = components['schemas']['ClubLadder']
export type ClubLadderLine = components['schemas']['ClubLadderLine']
export type ClubList = components['schemas']['ClubList']
export type ClubPage = components['schemas']['ClubPage']
export type ClubTables = components['schemas']['ClubTables']
export type Count = components['schemas']['Count']
export type CreatedTable = components['schemas']['CreatedTable']
export type CurrentSession = components['schemas']['CurrentSession']
export type CurvePoint = components['schemas']['CurvePoint']
export type DailyExercise = components['schemas']['DailyExercise']
export type DecisionReport = components['schemas']['DecisionReport']
export type DeckCheck = components['schemas']['DeckCheck']
export type DeckData = components['schemas']['DeckData']
export type DeckFile = components['schemas']['DeckFile']
export type DeckProblemInfo = components['schemas']['DeckProblemInfo']
export type DeckReport = components['schemas']['DeckReport']
export type DeckText = components['schemas']['DeckText']
export type DeckToKeep = components['schemas']['DeckToKeep']
export type DeckToWrite = components['schemas']['DeckToWrite']
export type Done = components['schemas']['Done']
export type DraftDeck = components['schemas']['DraftDeck']
export type DraftMatch = components['schemas']['DraftMatch']
export type DraftPage = components['schemas']['DraftPage']
export type DrafterInfo = components['schemas']['DrafterInfo']
export type Entry = components['schemas']['Entry']
export type ExerciseCall = components['schemas']['ExerciseCall']
export type ExerciseGame = components['schemas']['ExerciseGame']
export type ExerciseList = components['schemas']['ExerciseList']
export type ExercisePage = components['schemas']['ExercisePage']
export type ExerciseSolution = components['schemas']['ExerciseSolution']
export type ExerciseStart = components['schemas']['ExerciseStart']
export type ExerciseTheme = components['schemas']['ExerciseTheme']
export type Fairness = components['schemas']['Fairness']
export type Farewell = components['schemas']['Farewell']
export type FittingTheme = components['schemas']['FittingTheme']
export type Forgotten = components['schemas']['Forgotten']
export type Fork = components['schemas']['Fork']
export type Frame = components['schemas']['Frame']
export type GameFacts = components['schemas']['GameFacts']
export type GameInfo = components['schemas']['GameInfo']
export type GameProgress = components['schemas']['GameProgress']
export type GameWords = components['schemas']['GameWords']
export type Games = components['schemas']['Games']
export type Health = components['schemas']['Health']
export type HintInfo = components['schemas']['HintInfo']
export type HintPage = components['schemas']['HintPage']
export type Holiday = components['schemas']['Holiday']
export type Invite = components['schemas']['Invite']
export type InviteAnswer = components['schemas']['InviteAnswer']
export type Join = components['schemas']['Join']
export type KeptDeck = components['schemas']['KeptDeck']
export type KeptDecks = components['schemas']['KeptDecks']
export type Ladder = components['schemas']['Ladder']
export type LadderLine = components['schemas']['LadderLine']
export type Later = components['schemas']['Later']
export type LegendsBox = components['schemas']['LegendsBox']
export type LessonCall = components['schemas']['LessonCall']
export type LessonInfo = components['schemas']['LessonInfo']
export type LessonList = components['schemas']['LessonList']
export type LessonMoment = components['schemas']['LessonMoment']
export type LessonPage = components['schemas']['LessonPage']
export type LessonRefusal = components['schemas']['LessonRefusal']
export type LessonStart = components['schemas']['LessonStart']
export type Line = components['schemas']['Line']
export type LivePage = components['schemas']['LivePage']
export type LiveTable = components['schemas']['LiveTable']
export type LobbyPage = components['schemas']['LobbyPage']
export type Look = components['schemas']['Look']
export type MailService = components['schemas']['MailService']
export type Me = components['schemas']['Me']
export type MemberInfo = components['schemas']['MemberInfo']
export type Message = components['schemas']['Message']
export type Moment = components['schemas']['Moment']
export type MomentPicture = components['schemas']['MomentPicture']
export type MomentPictures = components['schemas']['MomentPictures']
export type Move = components['schemas']['Move']
export type MoveMessage = components['schemas']['MoveMessage']
export type Mutes = components['schemas']['Mutes']
export type MyAddress = components['schemas']['MyAddress']
export type MyCalendar = components['schemas']['MyCalendar']
export type MyCalls = components['schemas']['MyCalls']
export type MyChange = components['schemas']['MyChange']
export type MyTables = components['schemas']['MyTables']
export type NewAccount = components['schemas']['NewAccount']
export type NewAddress = components['schemas']['NewAddress']
export type NewBot = components['schemas']['NewBot']
export type NewCalendar = components['schemas']['NewCalendar']
export type NewClub = components['schemas']['NewClub']
export type NewGuest = components['schemas']['NewGuest']
export type NewOffence = components['schemas']['NewOffence']
export type NewPassword = components['schemas']['NewPassword']
export type NewRecord = components['schemas']['NewRecord']
export type NewTable = components['schemas']['NewTable']
export type NewTournament = components['schemas']['NewTournament']
export type NotesInfo = components['schemas']['NotesInfo']
export type OpenTable = components['schemas']['OpenTable']
export type OpponentCount = components['schemas']['OpponentCount']
export type OptionCount = components['schemas']['OptionCount']
export type OptionInfo = components['schemas']['OptionInfo']
export type PartCommitment = components['schemas']['PartCommitment']
export type PartInfo = components['schemas']['PartInfo']
export type PartSecret = components['schemas']['PartSecret']
export type PersonPage = components['schemas']['PersonPage']
export type PersonRecord = components['schemas']['PersonRecord']
export type PhaseProgress = components['schemas']['PhaseProgress']
export type PhaseReport = components['schemas']['PhaseReport']
export type PingMessage = components['schemas']['PingMessage']
export type PlanInfo = components['schemas']['PlanInfo']
export type PlanReport = components['schemas']['PlanReport']
export type Plans = components['schemas']['Plans']
export type PlayerInfo = components['schemas']['PlayerInfo']
export type PlayerLine = components['schemas']['PlayerLine']
export type PlayerReport = components['schemas']['PlayerReport']
export type PongFrame = components['schemas']['PongFrame']
export type ProblemBody = components['schemas']['ProblemBody']
export type Progress = components['schemas']['Progress']
export type ProgressWish = components['schemas']['ProgressWish']
export type Question = components['schemas']['Question']
export type RatingInfo = components['schemas']['RatingInfo']
export type React = components['schemas']['React']
export type ReactMessage = components['schemas']['ReactMessage']
export type ReactionFrame = components['schemas']['ReactionFrame']
export type ReactionInfo = components['schemas']['ReactionInfo']
export type ReadMark = components['schemas']['ReadMark']
export type RefusalFrame = components['schemas']['RefusalFrame']
export type ReplayPage = components['schemas']['ReplayPage']
export type ReplayStep = components['schemas']['ReplayStep']
export type Report = components['schemas']['Report']
export type ReportPage = components['schemas']['ReportPage']
export type ResignMessage = components['schemas']['ResignMessage']
export type ResultInfo = components['schemas']['ResultInfo']
export type ResultLine = components['schemas']['ResultLine']
export type ResultPage = components['schemas']['ResultPage']
export type ReturnMessage = components['schemas']['ReturnMessage']
export type RoundTable = components['schemas']['RoundTable']
export type Say = components['schemas']['Say']
export type SayMessage = components['schemas']['SayMessage']
export type SeatInfo = components['schemas']['SeatInfo']
export type SeatOptions = components['schemas']['SeatOptions']
export type SeatWish = components['schemas']['SeatWish']
export type SeekInfo = components['schemas']['SeekInfo']
export type SeekWish = components['schemas']['SeekWish']
export type SignIn = components['schemas']['SignIn']
export type SolverChange = components['schemas']['SolverChange']
export type StandingLine = components['schemas']['StandingLine']
export type StateFrame = components['schemas']['StateFrame']
export type Step = components['schemas']['Step']
export type StudyFile = components['schemas']['StudyFile']
export type StudyPage = components['schemas']['StudyPage']
export type StudyQuestion = components['schemas']['StudyQuestion']
export type StudyRefusal = components['schemas']['StudyRefusal']
export type StudyStart = components['schemas']['StudyStart']
export type StudyThoughts = components['schemas']['StudyThoughts']
export type StudyWish = components['schemas']['StudyWish']
export type SupposedPosition = components['schemas']['SupposedPosition']
export type SyncMessage = components['schemas']['SyncMessage']
export type TableFrame = components['schemas']['TableFrame']
export type TableInfo = components['schemas']['TableInfo']
export type TableList = components['schemas']['TableList']
export type TableRules = components['schemas']['TableRules']
export type TakeBack = components['schemas']['TakeBack']
export type TakeBackAnswer = components['schemas']['TakeBackAnswer']
export type TipPage = components['schemas']['TipPage']
export type TournamentInfo = components['schemas']['TournamentInfo']
export type TournamentList = components['schemas']['TournamentList']
export type TournamentPage = components['schemas']['TournamentPage']
export type TournamentResults = components['schemas']['TournamentResults']
export type TournamentYou = components['schemas']['TournamentYou']
export type TypicalMistake = components['schemas']['TypicalMistake']
export type UndoAnswerMessage = components['schemas']['UndoAnswerMessage']
export type UndoFrame = components['schemas']['UndoFrame']
export type UndoMessage = components['schemas']['UndoMessage']
export type UndoOffer = components['schemas']['UndoOffer']
export type UnsaidFrame = components['schemas']['UnsaidFrame']
export type WatchFrame = components['schemas']['WatchFrame']
export type WebhookInfo = components['schemas']['WebhookInfo']
export type WebhookWish = components['schemas']['WebhookWish']
export type Wishes = components['schemas']['Wishes']
export type You = components['schemas']['You']
export type $defs = Record<string, never>
export type operations = Record<string, never>
