"""The kinds of card texts, one class each, one file per family.  [LEG-17]"""
